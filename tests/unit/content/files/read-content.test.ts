import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkContent } from "../../../../src/content/check";
import { FOUR_FIELDS } from "../bad-files/bad-file";
import { writeSmallSite } from "../small-site";

let folder: string;
const file = () => path.join(folder, "raccourcir-lien", "essai.json");
const good = JSON.stringify(FOUR_FIELDS);

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), "maillon-")), "data");
  writeSmallSite(folder);
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const problems = () => checkContent(folder, {}).filter(({ level }) => level === "problem");

describe("reading data/", () => {
  it.each([
    ["a byte order mark", Buffer.from(`\uFEFF${good}`), /BOM/, /UTF-8/],
    ["UTF-16", Buffer.from(`\uFEFF${good}`, "utf16le"), /UTF-16/, /UTF-8/],
    ["UTF-16 without its mark", Buffer.from('{ "title": "Un titre" }', "utf16le"), /UTF-16/, /UTF-8/],
    ["UTF-16 in the other order", Buffer.from(`\uFEFF${good}`, "utf16le").swap16(), /UTF-16/, /UTF-8/],
    ["the latter without its mark", Buffer.from('{ "title": "Un titre" }', "utf16le").swap16(), /UTF-16/, /UTF-8/],
    [
      "a word processor's document",
      Buffer.from("PK\u0003\u0004\u0014\u0000\u0006\u0000"),
      /fichier de texte/,
      /page voisine/,
    ],
    ["Latin-1", Buffer.from(good, "latin1"), /UTF-8/, /encodage UTF-8/],
    [
      "five megabytes",
      Buffer.from(JSON.stringify({ ...FOUR_FIELDS, title: "x".repeat(5_000_000) })),
      /limite/,
      /dizaine de ko/,
    ],
    ["one kilobyte too many", Buffer.from(good.padEnd(513 * 1024)), /513.ko, la limite est de 512.ko/, /dizaine de ko/],
    [
      "text that was read as Latin-1 and saved as UTF-8",
      Buffer.from(Buffer.from(good.replace("{", '{"note":"la clé",')).toString("latin1")),
      /«\u00A0clÃ©\u00A0»/,
      /encodage UTF-8/,
    ],
    ["one empty byte", Buffer.from(good.replace("{", '{\n"note":"la\0 clé",')), /octet nul.*ligne 2/, /récrivez/],
    ["a picture's bytes", readFileSync("static/favicon.ico"), /fichier de texte/, /supprimez-le/],
    ["nothing", Buffer.alloc(0), /vide/, /page voisine/],
  ])("reports a file with %s", (_, bytes, message, remedy) => {
    writeFileSync(file(), bytes);
    expect(problems()).toMatchObject([
      {
        file: "data/raccourcir-lien/essai.json",
        line: 1,
        message: expect.stringMatching(message),
        remedy: expect.stringMatching(remedy),
      },
    ]);
  });

  it("asks for the last published text of a section whose file is not text", () => {
    writeFileSync(path.join(folder, "landing", "hero.json"), Buffer.from("PK\u0003\u0004\u0014\u0000\u0006\u0000"));
    expect(problems()).toMatchObject([
      { file: "data/landing/hero.json", remedy: expect.stringMatching(/^remettez-y le texte de la dernière version/) },
    ]);
  });

  it("accepts a file of the maximum size", () => {
    writeFileSync(file(), good.padEnd(512 * 1024));
    expect(problems()).toEqual([]);
  });

  it.each(["Ã dicter", "Ã\u00A0 dicter", "Un lien Â« court Â»", "9 â‚¬", "Ã‰crire", "Å“uf", "Å’uvre"])(
    "reports accents garbled by a Windows encoding: %s",
    (text) => {
      writeFileSync(file(), JSON.stringify({ ...FOUR_FIELDS, subtitle: `${text}, un sous-titre` }));
      expect(problems()).toMatchObject([{ message: expect.stringContaining("les accents du fichier sont abîmés") }]);
    },
  );

  it("reports accents that are lost once, for the whole file", () => {
    writeFileSync(
      file(),
      JSON.stringify({ ...FOUR_FIELDS, subtitle: "Une cl\uFFFD, une ann\uFFFDe, un \uFFFDt\uFFFD" }),
    );
    expect(problems()).toMatchObject([{ message: expect.stringContaining("les accents du fichier sont perdus") }]);
  });

  it("reports a file that cannot be read", () => {
    symlinkSync(path.join(folder, "nowhere"), file());
    expect(problems()).toMatchObject([
      { file: "data/raccourcir-lien/essai.json", message: expect.stringContaining("lu") },
    ]);
  });

  it("does not read a named pipe, which would block forever", () => {
    execFileSync("mkfifo", [file()]);
    expect(problems()).toMatchObject([
      { file: "data/raccourcir-lien/essai.json", message: expect.stringContaining("tube") },
    ]);
  });

  it.each(["qrcode", "landing"])("reports once a folder that is a link: %s", (name) => {
    renameSync(path.join(folder, name), path.join(folder, "..", name));
    symlinkSync(path.join("..", name), path.join(folder, name));
    expect(problems()).toMatchObject([{ file: `data/${name}`, message: expect.stringContaining("lien") }]);
  });

  it.each(["qrcode", "landing"])("reports once a file that replaces a folder, and asks for the folder: %s", (name) => {
    rmSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, name), "x");
    expect(problems()).toMatchObject([{ file: `data/${name}`, remedy: expect.stringMatching(/^remettez le dossier/) }]);
  });

  it("ignores the writers' guide, their word list and system files", () => {
    for (const name of ["README.md", "lexique.txt", ".DS_Store", "raccourcir-lien/.DS_Store"])
      writeFileSync(path.join(folder, name), "x");
    expect(problems()).toEqual([]);
  });

  it.each(["raccourcir-lien/essai.md", "qrcode/README.md", "lien-en-bio/lexique.txt", "notes.md"])(
    "reports a note that is in the wrong place: %s",
    (name) => {
      writeFileSync(path.join(folder, name), "x");
      expect(problems()).toMatchObject([{ file: `data/${name}` }]);
    },
  );

  it("reports a picture among the pages", () => {
    writeFileSync(path.join(folder, "qrcode", "photo.png"), "x");
    expect(problems()).toMatchObject([{ file: "data/qrcode/photo.png", remedy: expect.stringContaining("sortez-le") }]);
  });

  it("reports once the metadata file that a system adds to a page", () => {
    writeFileSync(path.join(folder, "raccourcir-lien", "._dropbox.json"), Buffer.from([0, 5, 22, 7, 0xff, 0xfe]));
    expect(problems()).toMatchObject([
      { file: "data/raccourcir-lien/._dropbox.json", remedy: expect.stringContaining("sortez-le") },
    ]);
  });

  it.each(["raccourcir-lien/comment.json", "landing/hero.json", "lexique.txt"])(
    "reports once a file that a Mac keeps in iCloud, and no link to it: %s",
    (name) => {
      const placeholder = name.replace(/[^/]+$/, ".$&.icloud");
      rmSync(path.join(folder, name));
      writeFileSync(path.join(folder, placeholder), Buffer.from("bplist00\u0000"));
      expect(problems()).toMatchObject([
        {
          file: `data/${placeholder}`,
          line: 1,
          message: expect.stringContaining("resté dans iCloud"),
          remedy: expect.stringMatching(/^téléchargez-le/),
        },
      ]);
    },
  );

  it("reports an unreadable list of released addresses, which would protect nothing", () => {
    const list = "/qrcode/menu\n".repeat(60_000);
    writeFileSync(path.join(folder, "adresses.txt"), Buffer.from(`\uFEFF${list}`, "utf16le"));
    expect(problems()).toMatchObject([
      {
        file: "data/adresses.txt",
        message: expect.stringContaining("UTF-16"),
        remedy: expect.stringContaining("UTF-8"),
      },
    ]);
    writeFileSync(path.join(folder, "adresses.txt"), list.replaceAll("menu", "dynamique"));
    expect(problems()).toEqual([]);
  });

  it.each([
    ["https://www.maillon.example/qrcode/dynamique", "« /qrcode/dynamique »"],
    ["qrcode/dynamique", "« /qrcode/dynamique »"],
    ["/qrcode/dynamique/", "« /qrcode/dynamique »"],
    ["/QRcode/Dynamique", "« /qrcode/dynamique »"],
  ])("reports a line of that list that is not an address of the site: %s", (line, meant) => {
    writeFileSync(path.join(folder, "adresses.txt"), `# Les adresses\n\n/blog\n${line}\n`);
    const [problem, ...others] = problems();
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: "data/adresses.txt", line: 4, editorial: true });
    expect(problem?.remedy.replaceAll("\u00A0", " ")).toContain(meant);
  });

  it("warns once if the list of released addresses is missing", () => {
    rmSync(path.join(folder, "adresses.txt"));
    expect(checkContent(folder, {})).toMatchObject([
      { level: "warning", file: "data/adresses.txt", message: expect.stringContaining("manque") },
    ]);
  });

  it("reports every file of a missing folder", () => {
    expect(checkContent(path.join(folder, "nowhere"), {}).length).toBeGreaterThan(10);
  });
});
