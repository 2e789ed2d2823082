import { checkDocument } from "../../../../src/content/checks/document";
import { checkLabels, checkSynonyms, checkUnique } from "../../../../src/content/checks/unique";
import { checkedPage, FOUR_FIELDS } from "../bad-files/bad-file";

describe("the short names of the pages", () => {
  const other = "raccourcir-lien/zzz.json";

  it("are unique within a family", () => {
    const pages = [checkedPage({ menuLabel: "Google Agenda" }), checkedPage({ menuLabel: "google agenda" }, other)];
    expect(checkLabels(pages)).toMatchObject([{ file: `data/${other}`, field: "menuLabel" }]);
  });

  it("are not the title of a page that has none", () => {
    const untitled = checkedPage({ title: "Google Agenda" }, other);
    expect(checkLabels([checkedPage({ menuLabel: "Google Agenda" }), untitled])).toMatchObject([
      { file: `data/${other}`, field: "title", remedy: expect.stringContaining("distingue") },
    ]);
    const named = checkedPage({ title: "Google Agenda", menuLabel: "Agenda de Google" });
    expect(checkLabels([named, untitled])).toEqual([]);
  });

  it("may be repeated in another family", () => {
    expect(
      checkLabels([checkedPage({ menuLabel: "Agenda" }), checkedPage({ menuLabel: "Agenda" }, "qrcode/agenda.json")]),
    ).toEqual([]);
  });
});

describe("the synonyms of the pages", () => {
  const other = "raccourcir-lien/zzz.json";

  it("belong to one page of a family", () => {
    const pages = [checkedPage({ synonyms: ["gdrive"] }), checkedPage({ synonyms: ["disque", "GDrive"] }, other)];
    expect(checkSynonyms(pages)).toMatchObject([
      {
        file: `data/${other}`,
        field: "synonyms[1]",
        message: expect.stringContaining("data/raccourcir-lien/essai.json"),
      },
    ]);
  });

  it("are neither blank nor there twice in one page", () => {
    expect(checkSynonyms([checkedPage({ synonyms: ["gdrive", " \u00A0", "GDrive"] })])).toMatchObject([
      { field: "synonyms[1]", message: "ce synonyme est vide" },
      { field: "synonyms[2]", message: expect.stringContaining("figure déjà plus haut") },
    ]);
  });

  it("may be repeated in another family, or have a wrong shape", () => {
    const synonyms = ["gdrive"];
    expect(checkSynonyms([checkedPage({ synonyms }), checkedPage({ synonyms }, "qrcode/agenda.json")])).toEqual([]);
    expect(checkSynonyms([checkedPage({ synonyms: "x" }), checkedPage({ synonyms: [1, 2] }, other)])).toEqual([]);
  });
});

describe("a text that two pages share", () => {
  const [one, other] = ["raccourcir-lien/a.json", "raccourcir-lien/b.json"];
  const address = (path: string) => path.replace(/^(.*)\.json$/, "/$1");
  const release = (...paths: string[]) => paths.map((path) => ({ address: address(path), line: 1 }));
  const pages = (first: object, second: object) => [
    checkedPage({ subtitle: "Une phrase", description: "Une autre", ...first }, one),
    checkedPage({ subtitle: "Deux phrases", description: "Deux autres", ...second }, other),
  ];
  const family = checkDocument("qrcode.json", JSON.stringify({ pageTitle: FOUR_FIELDS.title })).document!;
  const linked = [{ related: [address(other)] }, { related: [address(one)] }] as const;

  it.each([
    ["visitors know both", pages({}, {}), release(one, other)],
    ["pages lead to both, and visitors know neither", pages(...linked), []],
    ["visitors know the one, and the other is the site's own", [checkedPage({}, one), family], release(one)],
  ])("is reported as shared by both pages if %s", (_, documents, released) => {
    expect(checkUnique(documents, released)).toMatchObject([
      {
        file: `data/${documents[1]!.path}`,
        field: expect.stringMatching(/^(title|pageTitle)$/),
        message: expect.stringMatching(/sur deux pages, celle-ci et une autre \(data\/raccourcir-lien\/a\.json:2,/),
        remedy: expect.stringMatching(/^changez le titre de l’une des deux$/),
      },
    ]);
  });

  it.each([
    ["visitors know the other alone", pages(...linked), release(one)],
    ["a page leads to the other alone", pages({}, { related: [address(one)] }), []],
    ["nothing leads to either", pages({}, {}), []],
  ])("is reported on the second page if %s", (_, documents, released) => {
    expect(checkUnique(documents, released)).toMatchObject([
      { file: `data/${other}`, message: expect.stringContaining("figure déjà sur une autre page") },
    ]);
  });

  it("is reported if it is the title or description of two families, not of two sections", () => {
    const reported = (fields: object, ...paths: string[]) =>
      checkUnique(
        paths.map((path) => checkDocument(path, JSON.stringify(fields)).document!),
        [],
      ).map(({ field }) => field);
    const texts = { pageTitle: "Un titre", pageDescription: "Une phrase" };
    expect(reported(texts, "qrcode.json", "lien-en-bio.json")).toEqual(["pageTitle", "pageDescription"]);
    expect(reported({ title: "Un titre" }, "landing/faq.json", "landing/hero.json")).toEqual([]);
  });

  it("is reported if it is the name of two networks", () => {
    const networks = ["mastodon", "mastodonte"].map((slug) =>
      checkedPage(
        { title: undefined, subtitle: undefined, description: slug, name: "Mastodon" },
        `lien-en-bio/${slug}.json`,
      ),
    );
    expect(checkUnique(networks, [])).toMatchObject([
      { file: "data/lien-en-bio/mastodonte.json", field: "name", message: expect.stringContaining("ce titre figure") },
    ]);
  });

  it("is named after its field, even if it is a subtitle equal to its page's description", () => {
    const documents = pages({ title: "Un" }, { title: "Deux", subtitle: "Une autre" });
    expect(checkUnique(documents, [])).toMatchObject([
      { field: "subtitle", message: expect.stringMatching(/^ce texte figure déjà .*:4, champ .+description/) },
    ]);
  });

  it("is reported as shared by both pages if it is the short name of two released pages", () => {
    const documents = pages({ menuLabel: "Agenda" }, { menuLabel: "Agenda" });
    expect(checkLabels(documents, release(one, other))).toMatchObject([
      { remedy: expect.stringMatching(/^changez le nom court/) },
    ]);
  });
});
