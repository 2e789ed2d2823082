import { checkDocument, type Document } from "../../../../src/content/checks/document";
import { checkLabels } from "../../../../src/content/checks/unique";
import { FOUR_FIELDS } from "../bad-files/bad-file";

const pageOf = (changes: object, path = "raccourcir-lien/essai.json"): Document =>
  checkDocument(path, JSON.stringify({ ...FOUR_FIELDS, ...changes }, null, 2)).document!;

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
