import { formatProblems } from "../../../src/content/format-problems";
import { LONGEST_NAME } from "../../../src/content/files/page-name";
import { stopsBuild } from "../../../src/content/problem";
import { type BadFile, FOUR_FIELDS, QR } from "./bad-files/bad-file";
import { BAD_NAMES } from "./bad-files/bad-names";
import { BROKEN_JSON } from "./bad-files/broken-json";
import { WRONG_FIELDS } from "./bad-files/wrong-fields";
import { SITE_FACTS, WRONG_SITE } from "./bad-files/wrong-site";
import { SMALL_SITE as SITE } from "./small-site";
import { checkAgain, ESSAY, json, problemsWith, TODAY } from "./problems-with";

describe("a page of the four required fields", () => {
  it("passes", () => {
    expect(problemsWith({ path: ESSAY, text: json(FOUR_FIELDS) })).toEqual([]);
  });

  it.each(["lexique", "adresses", "readme"])("passes with the name of a note: %s", (name) => {
    expect(problemsWith({ path: `raccourcir-lien/${name}.json`, text: json(FOUR_FIELDS) })).toEqual([]);
  });

  it("passes with the longest name that a page may have", () => {
    const path = `raccourcir-lien/${"e".repeat(LONGEST_NAME)}.json`;
    expect(problemsWith({ path, text: json(FOUR_FIELDS) })).toEqual([]);
  });
});

describe.each([
  ["a file that is no JSON", BROKEN_JSON],
  ["a file with a wrong field", WRONG_FIELDS],
  ["a file with a bad name", BAD_NAMES],
  ["a fact of the site", WRONG_SITE],
])("%s", (_, rows) => {
  it.each(rows)("is reported: $mistake", ({ path = ESSAY, text, line, field = "", message, remedy }: BadFile) => {
    const problems = problemsWith({ path, text });
    const found = problems.find((problem) => problem.field === field && message.test(problem.message));
    expect(problems.map(({ file }) => file)).toEqual(problems.map(() => `data/${path}`));
    expect(found).toMatchObject({
      file: `data/${path}`,
      field,
      message: expect.stringMatching(message),
      remedy: expect.stringMatching(remedy),
    });
    expect(found?.line).toBe(line);
    const report = formatProblems(problems);
    expect(report).toContain(line === undefined ? `data/${path}` : `data/${path}:${line}`);
    expect(report).not.toMatch(/\n\s+at |Error|undefined|zod|expected/i);
  });
});

it.each([
  ["siteUrl", "https://www.x.fr:65535/"],
  ["signUpPath", "/fr/inscription/?de=site"],
  ["support", "mailto:aide@x.fr?subject=Bonjour"],
  ["support", "https://x.fr:8443/aide?a=b#c"],
])("a fact of the site may be written this way: %s as « %s »", (field, value) => {
  expect(problemsWith({ path: "site.json", text: json({ ...SITE_FACTS, [field]: value }) })).toEqual([]);
});

describe("an emoji", () => {
  it.each(["👩‍💻", "👨‍👩‍👧‍👦", "❤️", "🏳️‍🌈", "👍🏽", "🧑🏽‍🚀"])("is not an invisible character: %s", (emoji) => {
    expect(
      problemsWith({ path: ESSAY, text: json({ ...FOUR_FIELDS, title: `Raccourcir un lien ${emoji} ici` }) }),
    ).toEqual([]);
  });

  it.each(["mot\u200Dmot", "👩\u200D fin", "zéro\u200Blargeur"])("does not excuse a joiner outside it: %j", (text) => {
    expect(
      problemsWith({ path: ESSAY, text: json({ ...FOUR_FIELDS, title: `Raccourcir un lien ${text}` }) }),
    ).toMatchObject([{ field: "title", message: expect.stringContaining("invisible") }]);
  });
});

describe("an example of a long link", () => {
  const reported = (long: string) =>
    problemsWith({ path: ESSAY, text: json({ ...FOUR_FIELDS, example: { long, slug: "a" } }) });

  it.each([
    "javascript:alert(1)",
    "ftp://a.example/x",
    "https:x",
    "https://https://",
    "https://a.example/a b",
    " https://a.fr",
  ])("is refused if it is not a web URL: %s", (long) => {
    expect(reported(long)).toMatchObject([
      { field: "example.long", message: expect.stringContaining("adresse complète") },
    ]);
  });

  it.each(["http://a.example", "https://a.example:8080/é?b=c d".replace(" ", "+"), "https://a.example?x#y"])(
    "may be %s",
    (long) => {
      expect(reported(long)).toEqual([]);
    },
  );
});

describe("a text that another page has", () => {
  const other = {
    ...FOUR_FIELDS,
    title: "Tout autre titre pour la page",
    subtitle: "Toute autre phrase pour le sous-titre.",
    description: `Tout autre. ${FOUR_FIELDS.description}`,
  };
  const twice = (changes: object) =>
    problemsWith(
      { path: ESSAY, text: json(FOUR_FIELDS) },
      { path: "raccourcir-lien/zzz.json", text: json({ ...other, ...changes }) },
    );

  it.each([
    ["title", "the title, whatever its case and accents", { title: "RACCOURCIR un lien d’essai, pour voir" }],
    ["description", "the description", { description: FOUR_FIELDS.description.toUpperCase() }],
  ])("is refused: %s (%s)", (field, _, changes) => {
    const [problem, ...rest] = twice(changes);
    expect(rest).toEqual([]);
    expect(problem).toMatchObject({
      file: "data/raccourcir-lien/zzz.json",
      field,
      remedy: expect.stringContaining("page"),
    });
    expect(problem?.message).toContain(`data/${ESSAY}:`);
  });

  it("is refused if the other one is the title for search engines", () => {
    const qr = SITE.find(({ path }) => path === "qrcode/dynamique.json") as { text: string };
    const { seoTitle } = JSON.parse(qr.text);
    const [problem] = problemsWith({ path: ESSAY, text: json({ ...FOUR_FIELDS, title: seoTitle }) });
    expect(problem).toMatchObject({ field: "title", message: expect.stringContaining("qrcode/dynamique.json") });
  });

  it("is reported on the copy, not on the released page", () => {
    const files = [
      ...SITE,
      { path: "raccourcir-lien/a-copie.json", text: json(FOUR_FIELDS) },
      { path: ESSAY, text: json({ ...FOUR_FIELDS, description: `Autre. ${FOUR_FIELDS.description}` }) },
    ];
    const blamed = (released: { address: string; line: number }[]) => [
      ...new Set(checkAgain(files, TODAY, released).problems.map(({ file }) => file)),
    ];
    expect(blamed([])).toEqual(["data/raccourcir-lien/a-copie.json"]);
    expect(blamed([{ address: "/raccourcir-lien/a-copie", line: 1 }])).toEqual([`data/${ESSAY}`]);
  });

  it("is reported on the copy if neither page is released", () => {
    const copy = { path: "raccourcir-lien/essai-copie.json", text: json(FOUR_FIELDS) };
    const files = [...new Set(problemsWith(copy, { path: ESSAY, text: json(FOUR_FIELDS) }).map(({ file }) => file))];
    expect(files).toEqual([`data/${copy.path}`]);
  });

  it("is reported on the page that does not match its own address, if no page links to either", () => {
    const facebook = {
      path: "raccourcir-lien/facebook.json",
      text: json({ ...FOUR_FIELDS, title: "Un lien Facebook" }),
    };
    for (const name of ["airtable", "avis-facebook", "facebook-groupes", "zzz"]) {
      const copy = { ...facebook, path: `raccourcir-lien/${name}.json` };
      const files = [...new Set(problemsWith(copy, facebook).map(({ file }) => file))];
      expect(files).toEqual([`data/${copy.path}`]);
    }
  });

  it("is reported on the copy if the other page mentions every word of its address", () => {
    const agenda = {
      path: "raccourcir-lien/google-agenda.json",
      text: json({ ...FOUR_FIELDS, title: "Un lien Google Agenda partagé" }),
    };
    const copy = { ...agenda, path: "raccourcir-lien/aaa.json" };
    const files = [...new Set(problemsWith(copy, agenda).map(({ file }) => file))];
    expect(files).toEqual([`data/${copy.path}`]);
  });

  it("is reported on the longer address if neither page mentions its own", () => {
    const page = { path: "raccourcir-lien/zzz.json", text: json(FOUR_FIELDS) };
    const longer = { ...page, path: "raccourcir-lien/zzz-bis.json" };
    const files = [...new Set(problemsWith(longer, page).map(({ file }) => file))];
    expect(files).toEqual([`data/${longer.path}`]);
  });

  it("is reported on the page that no other page links to, if neither is released", () => {
    const files = [
      { path: ESSAY, text: json(FOUR_FIELDS) },
      { path: "raccourcir-lien/autre.json", text: json({ ...FOUR_FIELDS, related: ["/raccourcir-lien/autre"] }) },
      { path: "qrcode/essai.json", text: json({ ...QR, related: ["/raccourcir-lien/essai"] }) },
    ];
    expect([...new Set(problemsWith(...files).map(({ file, field }) => `${file} ${field}`))]).toEqual([
      "data/raccourcir-lien/autre.json title",
      "data/raccourcir-lien/autre.json subtitle",
      "data/raccourcir-lien/autre.json description",
      "data/raccourcir-lien/autre.json related[0]",
    ]);
  });

  it("may be repeated by the same page", () => {
    const qr = JSON.parse((SITE.find(({ path }) => path === "qrcode/dynamique.json") as { text: string }).text);
    expect(problemsWith({ path: "qrcode/dynamique.json", text: json({ ...qr, title: qr.seoTitle }) })).toEqual([]);
  });
});

describe("a file full of mistakes", () => {
  it.each(["   ", "            "])("has one problem for a blank text: %j", (title) => {
    expect(problemsWith({ path: ESSAY, text: json({ ...FOUR_FIELDS, title }) })).toMatchObject([
      { field: "title", message: expect.stringContaining("vide") },
    ]);
  });

  it("has one problem for a field in the wrong group", () => {
    const { title, ...others } = FOUR_FIELDS;
    const text = json({ ...others, example: { long: "https://a.example/b", slug: "b", title } });
    expect(problemsWith({ path: ESSAY, text })).toMatchObject([
      { field: "example.title", remedy: expect.stringContaining("au premier niveau du fichier") },
    ]);
  });

  it("has one problem for a field with a translated name, if only that field is missing", () => {
    const question = "À quoi sert cette page d'essai ?";
    const reponse = "À voir ce que disent les contrôles.";
    const questions = [
      { question, reponse },
      { question: "Et celle-ci ?", answer: reponse, auteur: "Inès" },
    ];
    expect(problemsWith({ path: ESSAY, text: json({ ...FOUR_FIELDS, questions }) })).toMatchObject([
      { field: "questions[0].reponse", remedy: expect.stringContaining("écrivez « answer »") },
      { field: "questions[1].auteur", remedy: expect.stringMatching(/^supprimez/) },
    ]);
  });

  it("has all its problems reported at once, in line order", () => {
    const text = json({ title: 3, subtitle: "x", description: "", features: [], icone: "link", updated: "hier" });
    const fields = problemsWith({ path: ESSAY, text }).map(({ field }) => field);
    expect(fields).toEqual(["title", "subtitle", "description", "features", "icone", "updated"]);
  });
});

describe("a text that is too short or too long", () => {
  it("is counted like the schema counts it: an emoji is one character", () => {
    expect(
      problemsWith({ path: ESSAY, text: json({ ...FOUR_FIELDS, features: ["Une", "🎉", "Trois"] }) }),
    ).toMatchObject([
      {
        message: "texte trop court : 1 caractère, il en faut au moins 2",
        remedy: expect.stringMatching(/^ajoutez 1 caractère ou plus/),
      },
    ]);
    const long = problemsWith({ path: ESSAY, text: json({ ...FOUR_FIELDS, title: "🎉".repeat(400) }) });
    expect(long).toMatchObject([{ message: expect.stringContaining("400 caractères"), editorial: true }]);
  });
});

describe("a fault that does not break the page", () => {
  const QUESTION = { question: "À quoi sert cette page d'essai ?", answer: "À voir ce que disent les contrôles." };
  const stopping = (changes: object) =>
    problemsWith({ path: ESSAY, text: json({ ...FOUR_FIELDS, ...changes }) }).map((problem) => stopsBuild(problem));

  it.each([
    ["a short title", { title: "Zoo" }],
    ["a long description", { description: "x".repeat(200) }],
    ["a label of one letter", { features: ["A", "B", "C"] }],
    ["a short answer", { questions: [QUESTION, { ...QUESTION, answer: "Oui." }] }],
    ["another page's title", { title: "Raccourcir un lien Dropbox en gardant la clé rlkey" }],
  ])("is a problem that does not stop the build: %s", (_, changes) => {
    const stops = stopping(changes);
    expect(stops.length).toBeGreaterThan(0);
    expect(stops).not.toContain(true);
  });

  it.each([
    ["an empty text", { title: "" }],
    ["a text of blanks", { title: " ".repeat(20) }],
    ["a missing field", { title: undefined }],
    ["a text where a list belongs", { features: "Une" }],
    ["a list of another length", { features: ["Une seule étiquette"] }],
    ["an icon that nobody drew", { icon: "licorne" }],
    ["an address that is none", { example: { long: "x", slug: "x" } }],
    ["a text ten times too long", { title: "x".repeat(651) }],
  ])("does not include: %s", (_, changes) => {
    expect(stopping(changes)).toContain(true);
  });
});

describe("dates", () => {
  const warningsOf = (changes: object) =>
    checkAgain([...SITE, { path: ESSAY, text: json({ ...FOUR_FIELDS, ...changes }) }]).problems.filter(
      ({ file }) => file === `data/${ESSAY}`,
    );

  it("only raise a warning if they are in the future", () => {
    // In the first time zone, it is already tomorrow.
    expect(warningsOf({ updated: "2026-11-22" })).toEqual([]);
    expect(warningsOf({ updated: "2026-11-23" })).toMatchObject([{ level: "warning", field: "updated" }]);
    expect(warningsOf({ updated: "2027-01-01" })).toMatchObject([
      { level: "warning", line: 10, field: "updated", message: expect.stringContaining("futur") },
    ]);
  });

  it.each(["updated", "verifieLe"])("raise a warning if they are older than any page of the site: %s", (field) => {
    expect(warningsOf({ [field]: "2020-01-01" }).map(({ message }) => message)).not.toContainEqual(
      expect.stringContaining("trop ancienne"),
    );
    expect(warningsOf({ [field]: "1926-11-20" })).toMatchObject([
      {
        level: "warning",
        field,
        message: expect.stringContaining("1926-11-20 est trop ancienne"),
        remedy: expect.stringContaining("2026-11-21"),
      },
    ]);
  });

  it.each([
    ["updated", "12/11/2026"],
    ["updated", "le 5 mars"],
    ["updated", "2026"],
    ["verifieLe", "2026"],
  ])("are reported once if they are not written as dates: %s, %s", (field, date) => {
    expect(warningsOf({ [field]: date })).toMatchObject([{ level: "problem", field }]);
  });

  it("raise a warning after 180 days without a review", () => {
    expect(warningsOf({ verifieLe: "2026-05-25" })).toEqual([]);
    expect(warningsOf({ verifieLe: "2026-05-24" })).toMatchObject([
      { level: "warning", field: "verifieLe", message: expect.stringContaining("181\u00A0jours") },
    ]);
  });
});
