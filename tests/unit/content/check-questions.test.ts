import { checkBrand } from "../../../src/content/check-brand";
import { checkDocument, type Document } from "../../../src/content/check-document";
import { checkQuestions } from "../../../src/content/check-questions";
import { checkLabels } from "../../../src/content/check-unique";
import { FOUR_FIELDS } from "./bad-files/bad-file";

const documentOf = (path: string, value: object) => checkDocument(path, JSON.stringify(value, null, 2)).document!;
const pageOf = (changes: object, path = "raccourcir-lien/essai.json"): Document =>
  documentOf(path, { ...FOUR_FIELDS, ...changes });

const asking = (...questions: string[]) =>
  checkQuestions(pageOf({ questions: questions.map((question) => ({ question, answer: FOUR_FIELDS.subtitle })) }));

describe("the questions of a page", () => {
  it("ask something", () => {
    expect(asking("Comment fermer l'accès ?", "Comment le rouvrir")).toMatchObject([
      { field: "questions[1].question", message: expect.stringContaining("point d’interrogation") },
    ]);
  });

  it("may end with a closing sign", () => {
    expect(asking("Que veut dire « qui l'a vu ? »", "Est-ce gratuit (vraiment ?)")).toEqual([]);
  });

  it("are asked once", () => {
    expect(asking("Comment fermer l'accès ?", "COMMENT fermer l’accès?")).toMatchObject([
      { field: "questions[1].question", message: expect.stringContaining("déjà plus haut") },
    ]);
  });
});

describe("the short names of the pages", () => {
  const other = "raccourcir-lien/zzz.json";

  it("differ within a family", () => {
    const pages = [pageOf({ menuLabel: "Google Agenda" }), pageOf({ menuLabel: "google agenda" }, other)];
    expect(checkLabels(pages)).toMatchObject([{ file: `data/${other}`, field: "menuLabel" }]);
  });

  it("may be those of another family", () => {
    expect(
      checkLabels([pageOf({ menuLabel: "Agenda" }), pageOf({ menuLabel: "Agenda" }, "qrcode/agenda.json")]),
    ).toEqual([]);
  });
});

describe("the brand", () => {
  const site = documentOf("site.json", { name: "Maillon", shortDomain: "mln.example" });
  const told = (subtitle: string) => checkBrand([site, pageOf({ subtitle })]);

  it.each([
    ["Avec Maillon, un lien tient en une ligne.", "{marque}"],
    ["Tapez mln.example/affiche dans la barre.", "{domaineCourt}"],
  ])("is not written in clear: %s", (subtitle, placeholder) => {
    expect(told(subtitle)).toMatchObject([
      { level: "warning", field: "subtitle", remedy: expect.stringContaining(placeholder) },
    ]);
  });

  it.each(["Avec {marque}, un lien sur {domaineCourt}.", "Trois maillons, le maillon faible, mln-example"])(
    "is not seen in: %s",
    (subtitle) => {
      expect(told(subtitle)).toEqual([]);
    },
  );
});
