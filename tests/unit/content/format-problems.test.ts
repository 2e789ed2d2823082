import { formatProblems } from "../../../src/content/format-problems";
import { problem, warning } from "../../../src/content/problem";

const words = { message: "c'est trop long : 70", remedy: "écrivez-le plus court" };

describe("the report", () => {
  it("is grouped by file, with line, field, remedy and a count", () => {
    const report = formatProblems([
      problem({ file: "data/a.json", line: 3, field: ["plans", 0, "name"], ...words }),
      warning({ file: "data/a.json", line: 9, field: ["updated"], ...words }),
      problem({ file: "data/a.json", line: 10, editorial: true, ...words }),
      problem({ file: "GATSBY_APP_URL", ...words }),
    ]);
    expect(report.replace(/\u00A0/g, " ")).toBe(
      [
        "data/a.json:3  champ « plans[0].name » : c’est trop long : 70",
        "    → écrivez-le plus court",
        "data/a.json:9  (avertissement) champ « updated » : c’est trop long : 70",
        "    → écrivez-le plus court",
        "data/a.json:10  (publié quand même) c’est trop long : 70",
        "    → écrivez-le plus court",
        "",
        "GATSBY_APP_URL  c’est trop long : 70",
        "    → écrivez-le plus court",
        "",
        "3 problèmes et 1 avertissement dans 1 fichier et 1 variable d’environnement.",
      ].join("\n"),
    );
  });

  it("counts only environment variables if no file has a problem", () => {
    const report = formatProblems([
      problem({ file: "GATSBY_APP_URL", ...words }),
      problem({ file: "GATSBY_ANALYTICS_KEY", ...words }),
    ]);
    expect(report).toMatch(/\n2 problèmes dans 2 variables d’environnement\.$/);
  });

  it("does not move the terminal's cursor, whatever a file is called", () => {
    expect(formatProblems([problem({ file: "data/Icon\r\u001B[2J", ...words })])).toMatch(/^data\/Icon��\[2J {2}/);
  });

  it("is empty if there are no problems", () => {
    expect(formatProblems([])).toBe("");
  });
});
