import { checkLabels } from "../../../../src/content/checks/unique";
import { checkedPage } from "../bad-files/bad-file";

describe("the short names of the pages", () => {
  const other = "raccourcir-lien/zzz.json";

  it("differ within a family", () => {
    const pages = [checkedPage({ menuLabel: "Google Agenda" }), checkedPage({ menuLabel: "google agenda" }, other)];
    expect(checkLabels(pages)).toMatchObject([{ file: `data/${other}`, field: "menuLabel" }]);
  });

  it("may be those of another family", () => {
    expect(
      checkLabels([checkedPage({ menuLabel: "Agenda" }), checkedPage({ menuLabel: "Agenda" }, "qrcode/agenda.json")]),
    ).toEqual([]);
  });
});
