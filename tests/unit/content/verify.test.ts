import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Document } from "../../../src/content/checks/document";
import { problem, stopsBuild } from "../../../src/content/problem";
import { readSite } from "../../../src/content/site";
import { verifyContent } from "../../../src/content/verify";
import { copyData } from "./copy-data";

let folder: string;
const lexicon = () => path.join(folder, "lexique.txt");

/** Changes facts in the copy's `site.json`. */
function setSite(facts: object) {
  const site = path.join(folder, "site.json");
  writeFileSync(site, JSON.stringify({ ...JSON.parse(readFileSync(site, "utf8")), ...facts }));
}

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), "maillon-")), "data");
  copyData(folder);
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

describe("an unreadable word list", () => {
  it.each([
    ["missing", () => rmSync(lexicon()), "obligatoire"],
    ["emptied", () => writeFileSync(lexicon(), "# Mots du site\n"), "vide"],
    [
      "in UTF-16",
      () => writeFileSync(lexicon(), Buffer.from(`\uFEFF${readFileSync(lexicon(), "utf8")}`, "utf16le")),
      "UTF-16",
    ],
  ])("is one problem, and no word is refused because of it: %s", async (_, spoil, expected) => {
    spoil();
    expect(await verifyContent(folder, {})).toMatchObject([
      { file: "data/lexique.txt", level: "problem", message: expect.stringContaining(expected) },
    ]);
  });
});

describe("checks of `verifier` alone", () => {
  const ZOOM = "raccourcir-lien/zoom.json";
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), "utf8")) as Record<string, unknown>;
  const page = () =>
    read(ZOOM) as {
      features: string[];
      guide: { steps: { name: string }[] };
      questions: { question: string; answer: string }[];
    };
  const LONG_TEXT = ["what", "guide", "assets", "limits", "questions"];

  // Slips of one page, as many in each run as do not hide each other.
  it.each<[string, () => object, string[]]>([
    [
      "typography, the brand, spelling, pictures, short names, synonyms, near-duplicates, questions, steps",
      () => ({
        features: ["Le code,en place", `Un lien ${readSite("data", {}).name}`, "Le code sercet"],
        title: "Lien Zoom → la bonne salle",
        menuLabel: "Amazon",
        synonyms: read("raccourcir-lien/teams.json")["synonyms"],
        what: read("raccourcir-lien/teams.json")["what"],
        questions: page().questions.map((each) => ({ ...each, question: each.question.replace(/\s*\?$/, "") })),
        guide: { ...page().guide, steps: page().guide.steps.map((step) => ({ ...step, name: `1. ${step.name}` })) },
      }),
      [
        "après une virgule",
        "en toutes lettres",
        "n’est pas dans le dictionnaire",
        "l’image de partage ne peut pas montrer",
        "ce nom",
        "est déjà un synonyme",
        "cette page partage",
        "pas de point d’interrogation",
        "la page numérote elle-même",
      ],
    ],
    [
      "repeats, a title that the brand makes too long, depth",
      () => {
        setSite({ name: "Le Zélunet" });
        return {
          features: ["La même salle", "La même salle", page().features[0]],
          title: "Le lien Zoom de {marque}".padEnd(65, "x"),
          ...Object.fromEntries(LONG_TEXT.map((field) => [field, undefined])),
        };
      },
      ["déjà plus haut dans la même liste", "une fois la marque écrite", "pas encore de texte long"],
    ],
  ])("report without stopping the build: %s", async (_, changes, expected) => {
    writeFileSync(path.join(folder, ZOOM), JSON.stringify({ ...page(), ...changes() }));
    const problems = await verifyContent(folder, {});
    const messages = problems.map(({ message }) => message);
    expect(messages).toEqual(expect.arrayContaining(expected.map((words) => expect.stringContaining(words))));
    expect(problems.filter(stopsBuild)).toEqual([]);
  });
});

it("reports a page that was pasted into one field once, and does not check it further", async () => {
  const file = path.join(folder, "raccourcir-lien/zoom.json");
  const page = JSON.parse(readFileSync(file, "utf8")) as object;
  writeFileSync(file, JSON.stringify({ ...page, subtitle: "a.".repeat(200_000) }));
  expect(await verifyContent(folder, {})).toMatchObject([
    { field: "subtitle", message: expect.stringMatching(/^texte trop long.: .{1,60}$/) },
  ]);
});

it("reports only the name of a product that contains its own placeholder", async () => {
  setSite({ name: "{marque}" });
  expect(await verifyContent(folder, {})).toMatchObject([{ file: "data/site.json", field: "name" }]);
});

it("accepts any valid name of the product", async () => {
  setSite({ name: "Le Zélunet", shortDomain: "zlnt.example" });
  expect(await verifyContent(folder, {})).toEqual([]);
});

describe("a line of the word list that contains several words", () => {
  it.each(["Skype, Webex", "Skype Webex", '"Skype",'])("is reported, because none of them counts: %s", async (line) => {
    const words = readFileSync(lexicon(), "utf8");
    writeFileSync(lexicon(), `${words}${line}\r\n`);
    expect(await verifyContent(folder, {})).toMatchObject([
      { file: "data/lexique.txt", line: words.split("\n").length, remedy: expect.stringContaining("un mot par ligne") },
    ]);
  });
});

describe("checks of the build", () => {
  it("run in `verifier` too: a missing list of released addresses", async () => {
    rmSync(path.join(folder, "adresses.txt"));
    expect(await verifyContent(folder, {})).toMatchObject([{ file: "data/adresses.txt", level: "warning" }]);
  });

  it("run in `verifier` too: an invalid URL of the deployment", async () => {
    expect(await verifyContent(folder, { GATSBY_APP_URL: "maillon" })).toMatchObject([{ file: "GATSBY_APP_URL" }]);
  });

  it("run in `verifier` too: an app on the site's own host", async () => {
    const { siteUrl } = readSite(folder, {});
    expect(await verifyContent(folder, { GATSBY_APP_URL: `${siteUrl}/app` })).toMatchObject([
      { file: "GATSBY_APP_URL" },
    ]);
  });
});

it("reports a copy of a page, and leaves the page that visitors know alone", async () => {
  const [original, copy] = ["spotify.json", "spotify - Copie.json"];
  const text = readFileSync(path.join(folder, "raccourcir-lien", original), "utf8");
  writeFileSync(path.join(folder, "raccourcir-lien", copy), text);
  const files = (await verifyContent(folder, {})).map(({ file }) => file);
  expect(files).toContain(`data/raccourcir-lien/${copy}`);
  expect(files).not.toContain(`data/raccourcir-lien/${original}`);
});

describe("an additional check", () => {
  const reported = async () => {
    const beyond = (document: Document) => {
      if (document.path === "outils/sms.json") throw new Error("this file is broken");
      return document.path === "outils/email.json"
        ? [problem({ ...document.at(["title"]), message: "", remedy: "" })]
        : [];
    };
    return verifyContent(folder, {}, beyond);
  };

  it("runs on each file without a problem that stops the build, and is editorial", async () => {
    const file = path.join(folder, "outils/sms.json");
    writeFileSync(file, readFileSync(file, "utf8").replace('"inputs"', '"champs"'));
    const problems = (await reported()).filter((found) => found.file !== "data/outils/sms.json");
    expect(problems).toMatchObject([{ file: "data/outils/email.json", field: "title", editorial: true }]);
  });
});
