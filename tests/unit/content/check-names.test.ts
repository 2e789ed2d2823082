import type { ContentFile } from "../../../src/content/files/read-content";
import { FOUR_FIELDS, plain } from "./bad-files/bad-file";
import { SMALL_SITE as SITE } from "./small-site";
import { checkAgain, ESSAY, json, problemsWith, TODAY } from "./problems-with";

describe("a page whose file has a refused name", () => {
  const neighbour = { path: ESSAY, text: json({ ...FOUR_FIELDS, related: ["/raccourcir-lien/dropbox"] }) };
  const dropbox = SITE.find(({ path }) => path === "raccourcir-lien/dropbox.json") as { text: string };
  const reported = (path: string) =>
    checkAgain([...SITE.filter((file) => file !== dropbox), neighbour, { path, text: dropbox.text }], TODAY, [
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
  ])("is reported, and pages that link to it are not: %s", (path) => {
    expect(reported(path)).toMatchObject([{ file: `data/${path}` }]);
  });

  it("is reported with its correct name if only its copy is left", () => {
    expect(reported("raccourcir-lien/dropbox - Copie.json")).toMatchObject([
      { remedy: expect.stringContaining("data/raccourcir-lien/dropbox.json") },
    ]);
  });

  it("is never suggested for a dead link", () => {
    const stray = {
      path: "raccourcir-lien/Essai.json",
      text: json({ ...FOUR_FIELDS, anciennesAdresses: ["/essais"] }),
    };
    const text = (SITE.find(({ path }) => path === "404.json") as { text: string }).text;
    const problems = problemsWith(stray, { path: "404.json", text: text.replace("/qrcode/generateur", "/essais") });
    expect(problems.find(({ file }) => file === "data/404.json")?.remedy).not.toContain("Essai");
  });

  it.each([
    ["dropbox.json", "/qrcode/zeppelin"],
    ["dropbox.json", "/qrcode/mon-dropbox"],
    ["raccourcir-liens.json", "/raccourcir-lien/zeppelin"],
  ])("does not excuse another dead link when it is outside the families: %s, %s", (path, address) => {
    const dead = { path: ESSAY, text: json({ ...FOUR_FIELDS, related: [address] }) };
    const stray = { path, text: dropbox.text };
    const { problems } = checkAgain([...SITE.filter((file) => file !== dropbox), stray, dead]);
    expect(problems).toContainEqual(expect.objectContaining({ file: `data/${ESSAY}`, field: "related[0]" }));
  });

  it("is not compared with other pages", () => {
    const copy = { path: "raccourcir-lien/dropbox - Copie.json", text: dropbox.text };
    expect(checkAgain([...SITE, copy]).problems).toMatchObject([{ file: `data/${copy.path}`, line: 1, field: "" }]);
  });
});

describe("a page in another family's folder", () => {
  const dropbox = SITE.find(({ path }) => path === "raccourcir-lien/dropbox.json") as { text: string };
  const misplaced = { path: "qrcode/dropbox.json", text: dropbox.text };
  const around = (fields: object) => ({ path: ESSAY, text: json({ ...FOUR_FIELDS, ...fields }) });
  const reported = (fields: object, others = SITE.filter((file) => file !== dropbox)) =>
    checkAgain([...others, misplaced, around(fields)], TODAY, [{ address: "/raccourcir-lien/dropbox", line: 4 }])
      .problems;

  it.each([
    ["its own address", { related: ["/raccourcir-lien/dropbox"] }],
    ["the address that it has there", { related: ["/qrcode/dropbox"] }],
    ["neither, but had the second one", { anciennesAdresses: ["/qrcode/dropbox"] }],
  ])("is reported, and pages that link to it are not: %s", (_, fields) => {
    expect(reported(fields)).toMatchObject([
      { file: "data/qrcode/dropbox.json", line: 1, message: expect.stringContaining("est rangée dans") },
    ]);
  });

  it("is never suggested at its address in that folder", () => {
    const link = reported({ related: ["/raccourcir-lien/dropbocs"] }).find(({ file }) => file === `data/${ESSAY}`);
    expect(link?.remedy.replaceAll("\u00A0", " ")).toContain("écrivez « /raccourcir-lien/dropbox »");
  });

  it("is not compared with other pages", () => {
    expect(reported({}, SITE)).toMatchObject([{ file: "data/qrcode/dropbox.json" }]);
  });

  it("is not also reported as missing if it is required", () => {
    const general = "raccourcir-lien/raccourcir-lien.json";
    const files = SITE.map((file) => (file.path === general ? { ...file, path: "qrcode/raccourcir-lien.json" } : file));
    expect(checkAgain(files).problems).toMatchObject([{ file: "data/qrcode/raccourcir-lien.json" }]);
  });
});

describe("a folder that cannot be read", () => {
  it("is reported once, without the dead links into it", () => {
    const unreadable = { message: "le dossier ne peut pas être lu", remedy: "-", isFolder: true };
    const others = SITE.filter(({ path }) => !path.startsWith("qrcode/"));
    const { problems } = checkAgain([...others, { path: "qrcode", unreadable }], TODAY, [
      { address: "/qrcode/dynamique", line: 4 },
    ]);
    expect(problems).toMatchObject([{ file: "data/qrcode", message: unreadable.message }]);
  });
});

describe("a page that cannot be read", () => {
  it.each([
    ["a missing comma", '{ "anciennesAdresses": ["/partage/essai"] "title": 1 }'],
    ["another encoding", undefined],
  ])("may contain the former address that is missing: %s", (_, text) => {
    const file: ContentFile = text
      ? { path: ESSAY, text }
      : { path: ESSAY, unreadable: { message: "le fichier est enregistré en UTF-16", remedy: "-" } };
    const released = [{ address: "/partage/essai", line: 4 }];
    expect(checkAgain([...SITE, file], TODAY, released).problems).toMatchObject([{ file: `data/${ESSAY}` }]);
    expect(checkAgain(SITE, TODAY, released).problems).toMatchObject([{ file: "data/adresses.txt" }]);
  });
});

test("a file that cannot be a page cannot contain a missing former address", () => {
  const files = [...SITE, { path: "qrcode/photo.png", text: "x" }];
  expect(checkAgain(files, TODAY, [{ address: "/partage/essai", line: 4 }]).problems).toMatchObject([
    { file: "data/adresses.txt" },
    { file: "data/qrcode/photo.png" },
  ]);
});

describe("a released address that no longer resolves", () => {
  const released = [{ address: "/raccourcir-lien/dropbix", line: 4 }];
  const named = (...slugs: string[]) => {
    const fresh = slugs.map((slug) => ({ path: `raccourcir-lien/${slug}.json`, text: json(FOUR_FIELDS) }));
    const known = SITE.flatMap(({ path }) => ({ address: `/${path.replace(".json", "")}`, line: 1 }));
    const { problems } = checkAgain([...SITE, ...fresh], TODAY, [...known, ...released]);
    const gone = problems.find(({ message }) => message.includes("dropbix"));
    return /\(data\/(.+)\s\?\)/.exec(gone!.remedy)?.[1];
  };

  it("does not include the general page's address with its file name", () => {
    expect(checkAgain(SITE, TODAY, [{ address: "/raccourcir-lien/raccourcir-lien", line: 4 }]).problems).toEqual([]);
  });

  it("names the new page with the nearest address, else the only new one, else none", () => {
    expect(named("zeppelin", "dropbic")).toBe("raccourcir-lien/dropbic.json");
    expect(named("zeppelin")).toBe("raccourcir-lien/zeppelin.json");
    expect(named("zeppelin", "marguerite")).toBeUndefined();
    expect(named()).toBeUndefined();
  });

  const remedyFor = (address: string) =>
    checkAgain(SITE, TODAY, [{ address, line: 4 }]).problems.map(({ remedy }) => plain(remedy));

  it.each(["/blog/", "/Blog"])("is reported with the page's own spelling: %s", (address) => {
    expect(remedyFor(address)).toEqual([expect.stringMatching(/^écrivez « \/blog »,/)]);
  });

  it("may be that of a page to restore, if a file can have made it", () => {
    expect(remedyFor("/qrcode/zeppelin")).toEqual([
      expect.stringMatching(/, ou remettez data\/qrcode\/zeppelin\.json$/),
    ]);
    expect(remedyFor("/zeppelin")).toEqual([expect.not.stringContaining("ou remettez")]);
  });
});

describe("a former address", () => {
  it.each(["/raccourcir-lien", "/raccourcir-lien/raccourcir-lien"])(
    "that belongs to a required page is reported without advice to delete that page: %s",
    (from) => {
      const text = json({ ...FOUR_FIELDS, anciennesAdresses: [from] });
      expect(problemsWith({ path: ESSAY, text })).toMatchObject([
        { field: "anciennesAdresses[0]", remedy: "supprimez-la de la liste" },
      ]);
    },
  );

  it.each(["/blog", "/accessibilite"])("may not be that of a page without a file: %s", (from) => {
    const text = json({ ...FOUR_FIELDS, anciennesAdresses: [from] });
    expect(problemsWith({ path: ESSAY, text })).toMatchObject([{ field: "anciennesAdresses[0]" }]);
  });

  it.each(["/page-data/x", "/x/index", "/qrcode", "/lien-en-bio"])("may not be reserved for the site: %s", (from) => {
    const text = json({ ...FOUR_FIELDS, anciennesAdresses: [from] });
    expect(problemsWith({ path: ESSAY, text })).toMatchObject([
      { field: "anciennesAdresses[0]", message: expect.stringContaining("réservée au site") },
    ]);
  });
});

test.each([
  ["no texts", [1, 2], "attend un texte"],
  ["the home page's", ["/"], "forme attendue"],
  ["no addresses, twice the same", ["Ancienne", "Ancienne"], "forme attendue"],
])("former addresses that are %s are reported only for their shape", (_, anciennesAdresses, expected) => {
  const problems = problemsWith({ path: ESSAY, text: json({ ...FOUR_FIELDS, anciennesAdresses }) });
  expect(problems.map(({ message }) => message)).toEqual(
    anciennesAdresses.map(() => expect.stringContaining(expected)),
  );
});
