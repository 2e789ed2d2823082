import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { pageFromFlags } from "../../../src/commands/nouvelle-page/flags";
import { checkContent } from "../../../src/content/check";
import { placePage, repeatFault } from "../../../src/content/new-page/place-page";
import { copyData } from "../content/copy-data";

const root = process.cwd();
let site: string;
/** The result of the command that wrote the page which later commands must not change. */
let mastodonWritten: ReturnType<typeof newPage>;

const command = path.join(root, "src/commands/nouvelle-page.ts");
const newPage = (...options: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", command, ...options], { cwd: site, encoding: "utf8" });
const data = () => path.join(site, "data");
const mastodon = () => path.join(site, "data/raccourcir-lien/mastodon.json");
const problems = () => checkContent(data(), {}).filter(({ level }) => level === "problem");

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), "maillon-"));
  copyData(data());
  for (const name of ["node_modules", "package.json"]) symlinkSync(path.join(root, name), path.join(site, name));
  mastodonWritten = newPage("--famille", "raccourcir-lien", "--sujet", "Mastodon");
});
afterAll(() => rmSync(site, { recursive: true }));
jest.setTimeout(60_000);

describe("npm run nouvelle-page with options", () => {
  it("writes a page that the checks accept, and prints what is still missing and where to look", () => {
    const { status, stdout } = mastodonWritten;
    expect(status).toBe(0);
    expect(stdout).toContain("data/raccourcir-lien/mastodon.json");
    expect(stdout).toContain("questions");
    expect(stdout).toContain("http://localhost:8000/raccourcir-lien/mastodon");
    expect(problems()).toEqual([]);
  });

  it("never overwrites a page", () => {
    const before = readFileSync(mastodon(), "utf8");
    expect(pageFromFlags(data(), ["--famille", "raccourcir-lien", "--sujet", "Mastodon"])).toContain("existe déjà");
    const page = { family: "raccourcir-lien", slug: "mastodon", subject: "Pleroma" } as const;
    expect(placePage(data(), page)).toMatchObject({ written: false });
    expect(readFileSync(mastodon(), "utf8")).toBe(before);
  });

  it("refuses the former address of a page, and names that page", () => {
    const page = path.join(site, "data/raccourcir-lien/dropbox.json");
    const before = readFileSync(page, "utf8");
    writeFileSync(page, JSON.stringify({ ...JSON.parse(before), anciennesAdresses: ["lien-zeppelin"] }));
    const refusal = pageFromFlags(data(), ["--famille", "raccourcir-lien", "--sujet", "lien Zeppelin"]);
    writeFileSync(page, before);
    expect(refusal).toMatch(/^--adresse : .*\/raccourcir-lien\/lien-zeppelin mène déjà à \/raccourcir-lien\/dropbox/);
  });

  it("writes nothing that would repeat another page", () => {
    const page = { family: "raccourcir-lien", slug: "mastodon-2", subject: "Mastodon" } as const;
    const repeated = { message: expect.stringContaining("data/raccourcir-lien/mastodon.json") };
    expect(placePage(data(), page)).toMatchObject({
      written: false,
      problems: expect.arrayContaining([expect.objectContaining(repeated)]),
    });
    expect(existsSync(path.join(site, "data/raccourcir-lien/mastodon-2.json"))).toBe(false);
  });

  it("writes nothing and exits with 1 if verifier would refuse its short name", () => {
    const { status, stderr } = newPage("--famille", "raccourcir-lien", "--sujet", "dropbox", "--adresse", "dropbox-2");
    expect(status).toBe(1);
    expect(stderr).toContain("data/raccourcir-lien/dropbox.json");
    // The file does not exist: the message names the option to change, no line or field.
    expect(stderr).toMatch(/^--sujet : Ce nom figure/);
    expect(stderr).not.toMatch(/publié quand même|dropbox-2\.json:/);
    expect(existsSync(path.join(site, "data/raccourcir-lien/dropbox-2.json"))).toBe(false);
  });

  // An obstacle that works for any user, root included.
  it.each([
    ["a file where the folder should be", "n’est pas un dossier", (at: string) => writeFileSync(at, "")],
    ["a folder that leads nowhere", "ne peut pas être écrit (ENOENT)", (at: string) => symlinkSync("nowhere", at)],
    [
      "a file that came in between",
      "existe déjà",
      (at: string) => {
        mkdirSync(at);
        symlinkSync("nowhere", path.join(at, "menu.json"));
      },
    ],
  ])("explains in French why the file cannot be written: %s", (_, message, obstruct) => {
    const folder = mkdtempSync(path.join(site, "closed-"));
    obstruct(path.join(folder, "qrcode"));
    expect(placePage(folder, { family: "qrcode", slug: "menu", subject: "Menu" })).toMatchObject({
      written: false,
      problems: [{ file: "data/qrcode/menu.json", message: expect.stringContaining(message) }],
    });
  });

  it.each([
    ["an unknown option", ["--famile", "qrcode"], "Option inconnue : --famile"],
    ["an option without its value", ["--famille", "--sujet", "Élan"], "--famille : sa valeur manque"],
    ["a last option without its value", ["--famille", "qrcode", "--sujet"], "--sujet : sa valeur manque"],
    ["a value that lost its option to npm", ["qrcode", "Élan"], "« qrcode » n’appartient à aucune option"],
    ["a subject of several words", ["--famille", "qrcode", "--sujet", "Le", "menu"], "« menu »"],
    ["a word with an apostrophe", ["--famille", "qrcode", "--sujet", "Menu", "d'ici"], "« d'ici »"],
    ["no family", ["--sujet", "Élan"], "--famille"],
    ["no subject", ["--famille", "qrcode"], "--sujet"],
    ["an address with a capital", ["--famille", "qrcode", "--sujet", "Élan", "--adresse", "Elan"], "Minuscules"],
    ["an address outside its folder", ["--famille", "qrcode", "--sujet", "Élan", "--adresse", "../elan"], "Minuscules"],
    [
      "an address that nobody keeps in mind",
      ["--famille", "qrcode", "--sujet", "Élan", "--adresse", "e".repeat(61)],
      "60 caractères au plus",
    ],
    ["a subject that gives no address", ["--famille", "qrcode", "--sujet", "日本"], "ajoutez --adresse"],
    ["a reserved address", ["--famille", "qrcode", "--sujet", "Élan", "--adresse", "404"], "réservée"],
    ["a name that Windows refuses", ["--famille", "qrcode", "--sujet", "Con"], "Windows"],
    [
      "a subject given twice",
      ["--famille", "qrcode", "--sujet", "Élan", "--sujet", "Orignal"],
      "--sujet est donnée deux",
    ],
    [
      "a title where there is none",
      ["--famille", "lien-en-bio", "--sujet", "Élan", "--titre", "Un bel élan"],
      "--titre",
    ],
    [
      "a title with a wrong name in braces",
      ["--famille", "qrcode", "--sujet", "Élan", "--titre", "QR code de {Marque}"],
      "{marque}",
    ],
    ["a title too short", ["--famille", "qrcode", "--sujet", "Élan", "--titre", "Élan"], "--titre"],
  ])("explains what is wrong with %s", (_, options, expected) => {
    expect(pageFromFlags("data", options)).toContain(expected);
  });

  it("checks a subject without a title, and only the title if there is one", () => {
    const { title } = JSON.parse(readFileSync("data/raccourcir-lien/dropbox.json", "utf8"));
    const fault = (subject: string, title?: string) =>
      repeatFault("data", { family: "raccourcir-lien", subject, ...(title && { title }) });
    expect(fault("Dropbox")).toMatch(/^Ce nom figure/);
    expect(fault("Dropbox", "Un titre que nulle page ne porte")).toBeUndefined();
    expect(fault("Zeppelin", title)).toMatch(/^Ce titre/);
  });

  it("exits with 2 and the usage if there is neither a terminal nor an option", () => {
    const { status, stderr } = newPage();
    expect(status).toBe(2);
    expect(stderr).toContain("Utilisation");
  });
});

/* The script receives the keys as a keyboard sends them and prints the questions as a terminal shows them. */
const DIALOGUE = `
  import { askForPage } from "${pathToFileURL(path.join(root, "src/commands/nouvelle-page/dialogue.ts")).href}";
  const answer = await askForPage("data");
  console.log("ANSWER " + JSON.stringify(answer));
  process.exit(0);
`;

/** What the last dialogue displayed. */
let screen = "";

/** Answers one question after the other, each as soon as its text is on the screen. */
function converse(keys: [question: string, typed: string][]): Promise<unknown> {
  const script = path.join(site, "dialogue.mts");
  writeFileSync(script, DIALOGUE);
  const child = spawn(process.execPath, ["--import", "tsx", script], { cwd: site });
  screen = "";
  const left = [...keys];
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      screen += chunk.toString();
      while (left.length > 0 && screen.includes(left[0]![0])) {
        const typed = left.shift()![1];
        // A terminal ends the input on Ctrl-D; a pipe must be closed.
        if (typed === "\u0004") child.stdin.end();
        else child.stdin.write(typed);
      }
    });
    child.stderr.on("data", (chunk: Buffer) => (screen += chunk.toString()));
    child.on("close", () => {
      const answer = /ANSWER (.+)/.exec(screen)?.[1];
      if (answer) resolve(JSON.parse(answer));
      else reject(new Error(screen));
    });
  });
}

const DOWN = "\u001b[B";
const ERASE = "\u007f";

describe("npm run nouvelle-page in a terminal", () => {
  it("asks for the family, the subject, the address and the title, and proposes the last two", async () => {
    const answer = await converse([
      ["Dans quelle famille", `${DOWN}\r`],
      ["De quoi parle-t-elle", "L'Équipe\r"],
      ["Fin de l’adresse", "\r"],
      ["Son titre", "\r"],
    ]);
    expect(answer).toEqual({
      family: "qrcode",
      subject: "L'Équipe",
      slug: "l-equipe",
      title: "QR code L'Équipe, prêt à imprimer",
    });
    expect(screen).toContain("↑ et ↓, puis Entrée");
    expect(screen).not.toMatch(/navigate|Enter|confirm/);
  });

  it("asks again if an answer is not valid", async () => {
    const answer = await converse([
      ["Dans quelle famille", "\r"],
      ["De quoi parle-t-elle", "\r"],
      ["Un mot suffit", "Tumblr\r"],
      ["Fin de l’adresse", `${ERASE.repeat(6)}twitch\r`],
      ["existe déjà", `${ERASE.repeat(6)}tumblr\r`],
    ]);
    expect(answer).toEqual({ family: "lien-en-bio", subject: "Tumblr", slug: "tumblr" });
  });

  it("refuses, as they are typed, a name that is taken and a title that no page could show", async () => {
    const answer = await converse([
      ["Dans quelle famille", "\r"],
      ["De quoi parle-t-elle", "Instagram\r"],
      ["figure déjà", `${ERASE.repeat(9)}Pixelfed\r`],
      ["Fin de l’adresse", "\r"],
    ]);
    expect(answer).toEqual({ family: "lien-en-bio", subject: "Pixelfed", slug: "pixelfed" });
    const titled = await converse([
      ["Dans quelle famille", `${DOWN}${DOWN}\r`],
      ["De quoi parle-t-elle", "Pixelfed\r"],
      ["Fin de l’adresse", "\r"],
      ["Son titre", ` <b>\r`],
      ["HTML", `${ERASE.repeat(4)} {Marque}\r`],
      ["n’est pas un nom", `${ERASE.repeat(9)}\r`],
    ]);
    expect(titled).toMatchObject({ title: "Raccourcir un lien Pixelfed" });
  });

  it("writes nothing when the writer gives up", async () => {
    expect(await converse([["Dans quelle famille", "\u0003"]])).toBeNull();
  });

  it.each([
    ["at the first question", [["Dans quelle famille", "\u0004"]]],
    [
      "at a later one",
      [
        ["Dans quelle famille", "\r"],
        ["De quoi parle-t-elle", "\u0004"],
      ],
    ],
  ] as [string, [string, string][]][])("writes nothing when the writer closes the input %s", async (_, keys) => {
    expect(await converse(keys)).toBeNull();
  });
});
