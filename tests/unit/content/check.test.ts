import { checkFiles, type Memory } from "../../../src/content/check";
import { formatProblems } from "../../../src/content/format-problems";
import { LONGEST_NAME } from "../../../src/content/files/page-name";
import { stopsBuild } from "../../../src/content/problem";
import type { ContentFile } from "../../../src/content/files/read-content";
import { type BadFile, FOUR_FIELDS, plain, QR } from "./bad-files/bad-file";
import { BAD_NAMES } from "./bad-files/bad-names";
import { BROKEN_JSON } from "./bad-files/broken-json";
import { WRONG_FIELDS } from "./bad-files/wrong-fields";
import { WRONG_SITE } from "./bad-files/wrong-site";
import { SMALL_SITE as SITE } from "./small-site";

const TODAY = new Date("2026-11-21");
const ESSAY = "raccourcir-lien/essai.json";
const memory: Memory = new Map();

/** What is said of a site to which these files are added, or in which they replace others. */
function problemsWith(...files: { path: string; text: string }[]) {
  const replaced = files.map(({ path }) => path);
  const others: ContentFile[] = SITE.filter(({ path }) => !replaced.includes(path));
  return checkFiles([...others, ...files], TODAY, [], memory)
    .problems.filter(({ level }) => level === "problem")
    .map((problem) => ({ ...problem, message: plain(problem.message), remedy: plain(problem.remedy) }));
}

const json = (value: object) => JSON.stringify(value, null, 2);

describe("a page of the four required fields", () => {
  it("passes", () => {
    expect(problemsWith({ path: ESSAY, text: json(FOUR_FIELDS) })).toEqual([]);
  });

  it("passes under the longest name that a page may have", () => {
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
  it.each(rows)("is told apart: $mistake", ({ path = ESSAY, text, line, field = "", message, remedy }: BadFile) => {
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

describe("an emoji", () => {
  it.each(["👩‍💻", "👨‍👩‍👧‍👦", "❤️", "🏳️‍🌈", "👍🏽", "🧑🏽‍🚀"])("is no invisible character: %s", (emoji) => {
    expect(
      problemsWith({ path: ESSAY, text: json({ ...FOUR_FIELDS, title: `Raccourcir un lien ${emoji} ici` }) }),
    ).toEqual([]);
  });

  it.each(["mot\u200Dmot", "👩\u200D fin", "zéro\u200Blargeur"])(
    "does not excuse a joiner outside of it: %j",
    (text) => {
      expect(
        problemsWith({ path: ESSAY, text: json({ ...FOUR_FIELDS, title: `Raccourcir un lien ${text}` }) }),
      ).toMatchObject([{ field: "title", message: expect.stringContaining("invisible") }]);
    },
  );
});

describe("an example of a long link", () => {
  const told = (long: string) =>
    problemsWith({ path: ESSAY, text: json({ ...FOUR_FIELDS, example: { long, slug: "a" } }) });

  it.each([
    "javascript:alert(1)",
    "ftp://a.example/x",
    "https:x",
    "https://https://",
    "https://a.example/a b",
    " https://a.fr",
  ])("is no address of the web: %s", (long) => {
    expect(told(long)).toMatchObject([{ field: "example.long", message: expect.stringContaining("adresse complète") }]);
  });

  it.each(["http://a.example", "https://a.example:8080/é?b=c d".replace(" ", "+"), "https://a.example?x#y"])(
    "may be %s",
    (long) => {
      expect(told(long)).toEqual([]);
    },
  );
});

describe("what stands on another page", () => {
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

  it("is refused for the title that search engines show", () => {
    const qr = SITE.find(({ path }) => path === "qrcode/dynamique.json") as { text: string };
    const { seoTitle } = JSON.parse(qr.text);
    const [problem] = problemsWith({ path: ESSAY, text: json({ ...FOUR_FIELDS, title: seoTitle }) });
    expect(problem).toMatchObject({ field: "title", message: expect.stringContaining("qrcode/dynamique.json") });
  });

  it("is told of the copy, not of the page that visitors know", () => {
    const files = [
      ...SITE,
      { path: "raccourcir-lien/a-copie.json", text: json(FOUR_FIELDS) },
      { path: ESSAY, text: json({ ...FOUR_FIELDS, description: `Autre. ${FOUR_FIELDS.description}` }) },
    ];
    const blamed = (released: { address: string; line: number }[]) => [
      ...new Set(checkFiles(files, TODAY, released).problems.map(({ file }) => file)),
    ];
    expect(blamed([])).toEqual(["data/raccourcir-lien/a-copie.json"]);
    expect(blamed([{ address: "/raccourcir-lien/a-copie", line: 1 }])).toEqual([`data/${ESSAY}`]);
  });

  it("is told of the copy where visitors know neither", () => {
    const copy = { path: "raccourcir-lien/essai-copie.json", text: json(FOUR_FIELDS) };
    const files = [...new Set(problemsWith(copy, { path: ESSAY, text: json(FOUR_FIELDS) }).map(({ file }) => file))];
    expect(files).toEqual([`data/${copy.path}`]);
  });

  it("is told of the copy, which speaks of another page than its own, where no page leads to either", () => {
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

  it("is told of the copy, to which no page leads yet, where visitors know neither", () => {
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

  it("may be said twice by the same page", () => {
    const qr = JSON.parse((SITE.find(({ path }) => path === "qrcode/dynamique.json") as { text: string }).text);
    expect(problemsWith({ path: "qrcode/dynamique.json", text: json({ ...qr, title: qr.seoTitle }) })).toEqual([]);
  });
});

describe("a page whose file has a refused name", () => {
  const neighbour = { path: ESSAY, text: json({ ...FOUR_FIELDS, related: ["/raccourcir-lien/dropbox"] }) };
  const dropbox = SITE.find(({ path }) => path === "raccourcir-lien/dropbox.json") as { text: string };
  const told = (path: string) =>
    checkFiles([...SITE.filter((file) => file !== dropbox), neighbour, { path, text: dropbox.text }], TODAY, [
      { address: "/raccourcir-lien/dropbox", line: 4 },
    ]).problems;

  it.each([
    "raccourcir-lien/drop box.json",
    "raccourcir-lien/Dropbox.json",
    "raccourcir-lien/dépôt.json",
    "raccourcir-lien/dropbox.JSON",
    "raccourcir-lien/dropbox.json.txt",
    "raccourcir-lien/fichiers/dropbox.json",
    "raccourcir-lien/404.json",
    "raccourci-lien/dropbox.json",
    "dropbox.json",
  ])("is told of, and no page that leads to it: %s", (path) => {
    expect(told(path)).toMatchObject([{ file: `data/${path}` }]);
  });

  it("is given back its own name where only its copy is left", () => {
    expect(told("raccourcir-lien/dropbox - Copie.json")).toMatchObject([
      { remedy: expect.stringContaining("data/raccourcir-lien/dropbox.json") },
    ]);
  });

  it("is never proposed as the end of a link", () => {
    const stray = {
      path: "raccourcir-lien/Essai.json",
      text: json({ ...FOUR_FIELDS, anciennesAdresses: ["/essais"] }),
    };
    const text = (SITE.find(({ path }) => path === "404.json") as { text: string }).text;
    const problems = problemsWith(stray, { path: "404.json", text: text.replace("/qrcode/generateur", "/essais") });
    expect(problems.find(({ file }) => file === "data/404.json")?.remedy).not.toContain("Essai");
  });

  it("is compared with no other page", () => {
    const copy = { path: "raccourcir-lien/dropbox - Copie.json", text: dropbox.text };
    expect(checkFiles([...SITE, copy], TODAY).problems).toMatchObject([
      { file: `data/${copy.path}`, line: 1, field: "" },
    ]);
  });
});

describe("a page in another family's folder", () => {
  const dropbox = SITE.find(({ path }) => path === "raccourcir-lien/dropbox.json") as { text: string };
  const misplaced = { path: "qrcode/dropbox.json", text: dropbox.text };
  const around = (fields: object) => ({ path: ESSAY, text: json({ ...FOUR_FIELDS, ...fields }) });
  const told = (fields: object, others = SITE.filter((file) => file !== dropbox)) =>
    checkFiles([...others, misplaced, around(fields)], TODAY, [{ address: "/raccourcir-lien/dropbox", line: 4 }])
      .problems;

  it.each([
    ["its own address", { related: ["/raccourcir-lien/dropbox"] }],
    ["the address that it has there", { related: ["/qrcode/dropbox"] }],
    ["neither, but had the second one", { anciennesAdresses: ["/qrcode/dropbox"] }],
  ])("is told of, and no page that leads to it: %s", (_, fields) => {
    expect(told(fields)).toMatchObject([
      { file: "data/qrcode/dropbox.json", line: 1, message: expect.stringContaining("est rangée dans") },
    ]);
  });

  it("is never proposed at the address that it has there", () => {
    const link = told({ related: ["/raccourcir-lien/dropbocs"] }).find(({ file }) => file === `data/${ESSAY}`);
    expect(link?.remedy.replaceAll("\u00A0", " ")).toContain("écrivez « /raccourcir-lien/dropbox »");
  });

  it("is compared with no other page", () => {
    expect(told({}, SITE)).toMatchObject([{ file: "data/qrcode/dropbox.json" }]);
  });

  it("is not missed, where the site cannot do without it", () => {
    const general = "raccourcir-lien/raccourcir-lien.json";
    const files = SITE.map((file) => (file.path === general ? { ...file, path: "qrcode/raccourcir-lien.json" } : file));
    expect(checkFiles(files, TODAY).problems).toMatchObject([{ file: "data/qrcode/raccourcir-lien.json" }]);
  });
});

describe("a folder that cannot be read", () => {
  it("is told once, without the dead links into it", () => {
    const unreadable = { message: "le dossier ne peut pas être lu", remedy: "-", isFolder: true };
    const others = SITE.filter(({ path }) => !path.startsWith("qrcode/"));
    const { problems } = checkFiles([...others, { path: "qrcode", unreadable }], TODAY, [
      { address: "/qrcode/dynamique", line: 4 },
    ]);
    expect(problems).toMatchObject([{ file: "data/qrcode", message: unreadable.message }]);
  });
});

describe("a page that cannot be read", () => {
  it.each([
    ["a missing comma", '{ "anciennesAdresses": ["/partage/essai"] "title": 1 }'],
    ["another encoding", undefined],
  ])("may have named the address that has gone: %s", (_, text) => {
    const file: ContentFile = text
      ? { path: ESSAY, text }
      : { path: ESSAY, unreadable: { message: "le fichier est enregistré en UTF-16", remedy: "-" } };
    const released = [{ address: "/partage/essai", line: 4 }];
    expect(checkFiles([...SITE, file], TODAY, released).problems).toMatchObject([{ file: `data/${ESSAY}` }]);
    expect(checkFiles(SITE, TODAY, released).problems).toMatchObject([{ file: "data/adresses.txt" }]);
  });
});

describe("a released address that answers no more", () => {
  const released = [{ address: "/raccourcir-lien/dropbix", line: 4 }];
  const named = (...slugs: string[]) => {
    const fresh = slugs.map((slug) => ({ path: `raccourcir-lien/${slug}.json`, text: json(FOUR_FIELDS) }));
    const known = SITE.flatMap(({ path }) => ({ address: `/${path.replace(".json", "")}`, line: 1 }));
    const { problems } = checkFiles([...SITE, ...fresh], TODAY, [...known, ...released]);
    const gone = problems.find(({ message }) => message.includes("dropbix"));
    return /\(data\/(.+)\s\?\)/.exec(gone!.remedy)?.[1];
  };

  it("is none that leads to the general page under its own file's name", () => {
    expect(checkFiles(SITE, TODAY, [{ address: "/raccourcir-lien/raccourcir-lien", line: 4 }]).problems).toEqual([]);
  });

  it("names the new page whose address is nearest, the only new one whatever its address, else none", () => {
    expect(named("zeppelin", "dropbic")).toBe("raccourcir-lien/dropbic.json");
    expect(named("zeppelin")).toBe("raccourcir-lien/zeppelin.json");
    expect(named("zeppelin", "marguerite")).toBeUndefined();
    expect(named()).toBeUndefined();
  });
});

describe("the files that the site cannot do without", () => {
  it("hold the page on which unknown addresses fall back, and nothing else is said where it is missing", () => {
    const general = "raccourcir-lien/raccourcir-lien.json";
    const { problems } = checkFiles(
      SITE.filter(({ path }) => path !== general),
      TODAY,
      [{ address: "/raccourcir-lien", line: 4 }],
    );
    expect(problems).toMatchObject([{ file: `data/${general}`, message: expect.stringContaining("obligatoire") }]);
  });

  it("are asked for by name", () => {
    const { problems } = checkFiles(
      SITE.filter(({ path }) => path !== "landing/faq.json"),
      TODAY,
    );
    expect(problems).toMatchObject([{ file: "data/landing/faq.json", message: expect.stringContaining("manque") }]);
  });

  const renamed = (from: RegExp, to: string) =>
    checkFiles(
      SITE.map((file) => ({ ...file, path: file.path.replace(from, to) })),
      TODAY,
      [{ address: "/raccourcir-lien/dropbox", line: 4 }],
    ).problems;

  it.each([
    [/^site\.json/, "Site.json", "data/site.json"],
    [/^landing\/hero\.json/, "landing/heros.json", "data/landing/hero.json"],
    [
      /(raccourcir-lien)\/raccourcir-lien\.json/,
      "$1/Raccourcir-lien.json",
      "data/raccourcir-lien/raccourcir-lien.json",
    ],
  ])("are told by their wrong name alone: %s, %s", (from, to, meant) => {
    const [problem, ...others] = renamed(from, to);
    expect(problem).toMatchObject({ remedy: expect.stringMatching(`^renommez-le «.${meant}.»`) });
    expect(others).toEqual([]);
  });

  it.each([
    [/^raccourcir-lien\//, "racourcir-lien", "raccourcir-lien"],
    [/^raccourcir-lien\//, "Raccourcir-lien", "raccourcir-lien"],
    [/^qrcode\//, "qr-code", "qrcode"],
    [/^landing\//, "landings", "landing"],
  ])("and pages are told by their folder's wrong name alone: %s, %s", (from, to, meant) => {
    expect(renamed(from, `${to}/`)).toMatchObject([
      { file: `data/${to}`, remedy: expect.stringMatching(`«.data/${meant}.»`) },
    ]);
  });

  it("may link to pages that exist only", () => {
    const text = (SITE.find(({ path }) => path === "404.json") as { text: string }).text;
    const [problem] = problemsWith({
      path: "404.json",
      text: text.replace("/qrcode/generateur", "/qrcode/generateurs"),
    });
    expect(problem).toMatchObject({ file: "data/404.json", remedy: expect.stringContaining("« /qrcode/generateur »") });
  });
});

describe("a link of the frame that leads nowhere", () => {
  const text = (SITE.find(({ path }) => path === "404.json") as { text: string }).text;
  const told = (target: string) => problemsWith({ path: "404.json", text: text.replace("/qrcode/generateur", target) });

  it.each([
    ["/#princing", "/#pricing"],
    ["/#FAQ", "/#faq"],
    ["/raccourcir-lien#page", "/raccourcir-lien#pages"],
    ["/lien-en-bio/instagram?a=1#pricings", "/lien-en-bio/instagram#pricing"],
    ["/#inconnu", "#pricing, #comparison, #affiliate"],
  ])("is mended with the part of the page that was meant: %s", (target, meant) => {
    expect(told(target)).toMatchObject([{ file: "data/404.json", remedy: expect.stringContaining(meant) }]);
  });

  it.each(["/#pricing", "/raccourcir-lien#pages", "/qrcode/dynamique#outil=qr&a=b", "/#", "/#confidentialite"])(
    "is not seen in %s",
    (target) => {
      expect(told(target)).toEqual([]);
    },
  );

  it("is mended with a page that no file makes", () => {
    expect(told("/accessibilité")).toMatchObject([{ remedy: expect.stringContaining("« /accessibilite »") }]);
  });

  it.each(["/tarifs", "/raccourcir-lien/mastodon", "/lien-en-bio/threads"])(
    "is mended with no page that only shares its folder: %s",
    (target) => {
      expect(told(target)).toMatchObject([{ remedy: expect.stringContaining("écrivez l’adresse d’une page") }]);
    },
  );

  it.each([
    "https://www.maillon.example/qrcode/generateur",
    "qrcode/generateur",
    "#pricing",
    "contact",
    "app:/page interne",
  ])("is told what it may be: %s", (target) => {
    expect(told(target)).toMatchObject([
      { file: "data/404.json", remedy: expect.stringMatching(/à partir de sa barre \/.*support, privacy/) },
    ]);
  });

  it("is never mended with the page that holds it", () => {
    const text = json({ ...FOUR_FIELDS, related: ["/raccourcir-lien/essais"] });
    expect(problemsWith({ path: ESSAY, text })).toMatchObject([
      { field: "related[0]", remedy: expect.not.stringMatching(/\s\/raccourcir-lien\/essai\s/) },
    ]);
  });

  it("is not shown itself as an example of a neighbour", () => {
    const text = json({ ...FOUR_FIELDS, related: [] });
    const remedyIn = (path: string) => problemsWith({ path, text }).find(({ field }) => field === "related")?.remedy;
    expect(remedyIn(ESSAY)).toMatch(/par exemple\s: \/raccourcir-lien\/dropbox$/);
    expect(remedyIn("raccourcir-lien/dropbox.json")).toMatch(/par exemple\s: \/raccourcir-lien\/(?!dropbox)/);
  });

  it("is mended with the page that has taken its place", () => {
    const moved = { path: ESSAY, text: json({ ...FOUR_FIELDS, anciennesAdresses: ["/outils/essais"] }) };
    const [problem] = problemsWith(moved, {
      path: "404.json",
      text: text.replace("/qrcode/generateur", "/outils/essais"),
    });
    expect(problem).toMatchObject({
      file: "data/404.json",
      remedy: expect.stringContaining("« /raccourcir-lien/essai »"),
    });
  });
});

describe("a link of the frame that carries what belongs to an arrival", () => {
  const HEADER = "layout/header.json";
  const read = (name: string) => JSON.parse((SITE.find(({ path }) => path === name) as { text: string }).text);
  const told = (to: string) => {
    const header = read(HEADER);
    header.links[0].to = to;
    return problemsWith({ path: HEADER, text: json(header) });
  };

  it.each([
    ["/?utm_source=menu&gf=abc#features", "utm_source=menu", "/#features"],
    ["/?gf=abc", "gf=abc", "/"],
    ["/?%67f=abc&a=1", "%67f=abc", "/?a=1"],
    ["/blog?gclid=1", "gclid=1", "/blog"],
    ["/blog?dnt", "dnt", "/blog"],
    ["app:/inscription?gf=abc&plan=pro", "gf=abc", "app:/inscription?plan=pro"],
  ])("is told with the link to write instead: %s", (to, carried, mended) => {
    expect(told(to)).toMatchObject([
      {
        field: "links[0].to",
        message: expect.stringContaining(`« ${carried} »`),
        remedy: expect.stringContaining(`« ${mended} »`),
      },
    ]);
  });

  it.each([
    "/?plan=pro#features",
    "/raccourcir-lien#outil=utm&utm_source=menu&gf=abc",
    "app:/inscription?utm_source=site",
    "app:/inscription?dnt",
    "support",
  ])("is not seen in %s", (to) => {
    expect(told(to)).toEqual([]);
  });

  it("is told of the addresses of the application too", () => {
    const site = { ...read("site.json"), signUpPath: "/inscription?gf=abc" };
    expect(problemsWith({ path: "site.json", text: json(site) })).toMatchObject([
      { field: "signUpPath", remedy: expect.stringContaining("« /inscription »") },
    ]);
  });
});

describe("a former address", () => {
  it.each(["/raccourcir-lien", "/raccourcir-lien/raccourcir-lien"])(
    "that a page without which the site cannot stand has is no reason to delete that page: %s",
    (from) => {
      const text = json({ ...FOUR_FIELDS, anciennesAdresses: [from] });
      expect(problemsWith({ path: ESSAY, text })).toMatchObject([
        { field: "anciennesAdresses[0]", remedy: "supprimez-la de la liste" },
      ]);
    },
  );

  it.each(["/page-data/x", "/x/index"])("may not be one that the site keeps for itself: %s", (from) => {
    const text = json({ ...FOUR_FIELDS, anciennesAdresses: [from] });
    expect(problemsWith({ path: ESSAY, text })).toMatchObject([
      { field: "anciennesAdresses[0]", message: expect.stringContaining("réservée au site") },
    ]);
  });
});

describe("the name of the product", () => {
  it.each(["{marque}", "Le {domaineCourt}", "{nom}", "Maillon}"])(
    "holds no braces, which would be filled in: %s",
    (name) => {
      const site = JSON.parse((SITE.find(({ path }) => path === "site.json") as { text: string }).text);
      expect(problemsWith({ path: "site.json", text: json({ ...site, name }) })).toMatchObject([
        { file: "data/site.json", field: "name", remedy: expect.stringContaining("le nom lui-même") },
      ]);
    },
  );
});

describe("a file full of mistakes", () => {
  it.each(["   ", "            "])("is told once of a text of blanks: %j", (title) => {
    expect(problemsWith({ path: ESSAY, text: json({ ...FOUR_FIELDS, title }) })).toMatchObject([
      { field: "title", message: expect.stringContaining("vide") },
    ]);
  });

  it("is told once of a field that stands in the wrong group", () => {
    const { title, ...others } = FOUR_FIELDS;
    const text = json({ ...others, example: { long: "https://a.example/b", slug: "b", title } });
    expect(problemsWith({ path: ESSAY, text })).toMatchObject([
      { field: "example.title", remedy: expect.stringContaining("au premier niveau du fichier") },
    ]);
  });

  it("is told once of a field whose name is translated, where only that field is missing", () => {
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

  it("is told of all of them at once, in the order of its lines", () => {
    const text = json({ title: 3, subtitle: "x", description: "", features: [], icone: "link", updated: "hier" });
    const fields = problemsWith({ path: ESSAY, text }).map(({ field }) => field);
    expect(fields).toEqual(["title", "subtitle", "description", "features", "icone", "updated"]);
  });
});

describe("a text that is too short or too long", () => {
  it("is counted as its shape counts it: an emoji is one character", () => {
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

describe("a fault that breaks nothing on the page", () => {
  const QUESTION = { question: "À quoi sert cette page d'essai ?", answer: "À voir ce que disent les contrôles." };
  const stopping = (changes: object) =>
    problemsWith({ path: ESSAY, text: json({ ...FOUR_FIELDS, ...changes }) }).map((problem) => stopsBuild(problem));

  it.each([
    ["a short title", { title: "Zoo" }],
    ["a long description", { description: "x".repeat(200) }],
    ["a label of one letter", { features: ["A", "B", "C"] }],
    ["a short answer", { questions: [QUESTION, { ...QUESTION, answer: "Oui." }] }],
    ["another page's title", { title: "Raccourcir un lien Dropbox en gardant la clé rlkey" }],
  ])("is a problem, and no reason to stop: %s", (_, changes) => {
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
  ])("is none of these: %s", (_, changes) => {
    expect(stopping(changes)).toContain(true);
  });
});

describe("dates", () => {
  const warningsOf = (changes: object) =>
    checkFiles([...SITE, { path: ESSAY, text: json({ ...FOUR_FIELDS, ...changes }) }], TODAY).problems.filter(
      ({ file }) => file === `data/${ESSAY}`,
    );

  it("are no reason to stop when they are to come, but are mentioned", () => {
    // Where the day begins first, it is tomorrow already.
    expect(warningsOf({ updated: "2026-11-22" })).toEqual([]);
    expect(warningsOf({ updated: "2026-11-23" })).toMatchObject([{ level: "warning", field: "updated" }]);
    expect(warningsOf({ updated: "2027-01-01" })).toMatchObject([
      { level: "warning", line: 10, field: "updated", message: expect.stringContaining("futur") },
    ]);
  });

  it.each(["updated", "verifieLe"])("are doubted when they are older than any page of the site: %s", (field) => {
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
  ])("are told once where they are not written as dates: %s, %s", (field, date) => {
    expect(warningsOf({ [field]: date })).toMatchObject([{ level: "problem", field }]);
  });

  it("are stale when nobody looked at the facts for 180 days", () => {
    expect(warningsOf({ verifieLe: "2026-05-25" })).toEqual([]);
    expect(warningsOf({ verifieLe: "2026-05-24" })).toMatchObject([
      { level: "warning", field: "verifieLe", message: expect.stringContaining("181\u00A0jours") },
    ]);
  });
});
