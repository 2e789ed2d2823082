import { checkDocument } from "../../../../src/content/checks/document";
import { checkLegal } from "../../../../src/content/checks/legal";
import { plain } from "../bad-files/bad-file";

const LINKS = [
  { label: "Confidentialité", to: "privacy" },
  { label: "CGV", to: "terms" },
  { label: "Mentions légales", to: "notices" },
  { label: "Accessibilité : non conforme", to: "/accessibilite" },
];

const reported = (links: object[], state = "Accessibilité : non conforme") =>
  checkLegal([
    checkDocument("layout/footer.json", JSON.stringify({ columns: [{ links: [] }, { links }] })).document!,
    checkDocument("accessibilite.json", JSON.stringify({ state })).document!,
  ]).map(({ field, level, message }) => [field, level, plain(message)]);

describe("the footer", () => {
  it("is accepted if it contains every link required by law", () => {
    expect(reported(LINKS)).toEqual([]);
    expect(reported(LINKS.map((link) => ({ ...link, label: "Accessibilité" })))).toEqual([]);
  });

  it.each(LINKS.map(({ to }) => to))("raises a warning for a missing link: %s", (target) => {
    expect(reported(LINKS.filter(({ to }) => to !== target))).toEqual([
      ["columns", "warning", expect.stringContaining(`« ${target} »`)],
    ]);
  });

  it("names the accessibility status of the statement", () => {
    expect(reported(LINKS, "Accessibilité : partiellement conforme")).toEqual([
      ["columns[1].links[3].label", "warning", expect.stringContaining("« partiellement conforme »")],
    ]);
  });

  it("may have a wrong shape, which another check reports", () => {
    expect(checkLegal([checkDocument("layout/footer.json", '{ "columns": "x" }').document!])).toEqual([]);
    expect(reported([{}])).toHaveLength(LINKS.length);
  });
});
