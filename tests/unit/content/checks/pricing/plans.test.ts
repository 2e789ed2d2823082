import { SMALL_SITE as SITE } from "../../small-site";
import { checkAgain } from "../../problems-with";

const PRICING = "landing/pricing.json";
const text = (SITE.find(({ path }) => path === PRICING) as { text: string }).text;

/** The problems of the first plan with these figures (correct: 2.90 a month, 29 a year, 35 crossed out). */
function withFirstPlan(figures: object, rows: object = {}) {
  const pricing = JSON.parse(text);
  Object.assign(pricing.plans[0], figures);
  Object.assign(pricing.rows, rows);
  const files = SITE.map((file) =>
    file.path === PRICING ? { path: PRICING, text: JSON.stringify(pricing, null, 2) } : file,
  );
  return checkAgain(files).problems.filter(({ file }) => file === `data/${PRICING}`);
}

describe("the figures of a plan", () => {
  it.each([
    [
      "a year dearer than twelve months",
      { annualPrice: 34.9, annualSavings: 35 },
      "annualPrice",
      "dépasse douze mois",
      "34.8 au plus",
    ],
    [
      "a year far dearer, beside a struck figure that is right",
      { annualPrice: 290 },
      "annualPrice",
      "dépasse douze mois",
      "34.8 au plus",
    ],
    [
      "a year dearer than the struck figure, which is rounded down",
      { monthlyPrice: 2.85, annualPrice: 34.2, annualSavings: 34 },
      "annualPrice",
      "dépasse douze mois",
      "34 au plus",
    ],
    ["a month in tenths of a cent", { monthlyPrice: 2.905 }, "monthlyPrice", "2,905", "2.91"],
    ["a year in tenths of a cent", { annualPrice: 28.999 }, "annualPrice", "deux décimales", "29"],
    ["a struck figure below the price", { annualSavings: 28 }, "annualSavings", "le prix annuel (29\u00A0€)", "35"],
    ["a struck figure that is not twelve months", { annualSavings: 36 }, "annualSavings", "12 ×", "35"],
  ])("are refused if they contradict each other: %s", (_, figures, field, message, remedy) => {
    const [problem, ...rest] = withFirstPlan(figures);
    expect(rest).toEqual([]);
    expect(problem).toMatchObject({ level: "problem", field: `plans[0].${field}` });
    expect(problem?.line).toBeGreaterThan(50);
    expect(problem?.message).toContain(message);
    expect(problem?.remedy).toContain(remedy);
  });

  it("are reported once if one of them is negative", () => {
    expect(withFirstPlan({ monthlyPrice: -2.9 })).toMatchObject([{ field: "plans[0].monthlyPrice" }]);
  });

  it("may not be texts", () => {
    expect(withFirstPlan({ monthlyPrice: "2,90 €" })).toMatchObject([
      {
        field: "plans[0].monthlyPrice",
        message: expect.stringContaining("attend un nombre"),
        remedy: expect.stringContaining("point"),
      },
    ]);
  });

  it("may not be too large for a number", () => {
    const huge = text.replace(/"monthlyPrice": [\d.]+/, '"monthlyPrice": 1e400');
    expect(checkAgain([{ path: PRICING, text: huge }]).problems).toContainEqual(
      expect.objectContaining({ message: "ce champ attend un nombre, il contient un nombre démesuré" }),
    );
  });

  it("may not be texts if they are whole numbers", () => {
    const limits = { ...JSON.parse(text).plans[0].limits, clicksPerMonth: "2 000" };
    expect(withFirstPlan({ limits })).toMatchObject([
      {
        field: "plans[0].limits.clicksPerMonth",
        message: expect.stringContaining("nombre entier"),
        remedy: expect.stringContaining("ni virgule"),
      },
    ]);
  });

  it("may not be fractions of a day", () => {
    const limits = { ...JSON.parse(text).plans[0].limits, statisticsDays: 30.5 };
    expect(withFirstPlan({ limits })).toMatchObject([
      { field: "plans[0].limits.statisticsDays", message: expect.stringContaining("entier") },
    ]);
  });

  it.each(["users", "internalSubdomains", "customDomains"])(
    "may not be unlimited if the row has no words for it: %s",
    (name) => {
      const limits = { ...JSON.parse(text).plans[0].limits, [name]: null };
      expect(withFirstPlan({ limits })).toMatchObject([
        {
          level: "problem",
          field: `plans[0].limits.${name}`,
          message: expect.stringContaining(`rows.${name}`),
          remedy: expect.stringMatching(/unlimited.*illimités/),
        },
      ]);
    },
  );

  it("may not be larger than the site's data can hold", () => {
    for (const name of ["statisticsDays", "clicksPerMonth"]) {
      const limits = { ...JSON.parse(text).plans[0].limits, [name]: 9_999_999_999 };
      expect(withFirstPlan({ limits })).toMatchObject([
        { level: "problem", field: `plans[0].limits.${name}`, remedy: expect.stringContaining("2000000000") },
      ]);
    }
  });

  it("may not be zero if the row's words for it say one", () => {
    const { limits: usual } = JSON.parse(text).plans[0];
    const limits = { ...usual, internalSubdomains: 0 };
    const row = { ...JSON.parse(text).rows.internalSubdomains, one: "Un sous-domaine interne" };
    expect(withFirstPlan({ limits }, { internalSubdomains: row })).toMatchObject([
      {
        level: "problem",
        field: "plans[0].limits.internalSubdomains",
        message: expect.stringContaining("Un sous-domaine interne"),
        remedy: expect.stringMatching(/none.*#/),
      },
    ]);
    expect(withFirstPlan({ limits }, { internalSubdomains: { ...row, none: "Sans sous-domaine" } })).toEqual([]);
    expect(withFirstPlan({ limits })).toEqual([]);
  });

  it("may be unlimited if the row has words for it", () => {
    const limits = { ...JSON.parse(text).plans[0].limits, clicksPerMonth: null };
    expect(withFirstPlan({ limits })).toEqual([]);
  });

  it("may make a year cost twelve months", () => {
    const figures = { monthlyPrice: 2.5, annualPrice: 30, annualSavings: 30 };
    expect(withFirstPlan(figures).filter(({ level }) => level === "problem")).toEqual([]);
  });
});

describe("a plan's badge", () => {
  it.each([
    ["popular", 1],
    ["premium", 3],
  ])("is on one plan at most: %s", (flag, index) => {
    expect(withFirstPlan({ [flag]: true })).toMatchObject([
      { field: `plans[${index}].${flag}`, remedy: expect.stringContaining(flag) },
    ]);
  });

  it("may be set to false", () => {
    expect(withFirstPlan({ popular: false })).toEqual([]);
  });

  it("is alone on its plan", () => {
    expect(withFirstPlan({ popular: true, premium: true })).toContainEqual(
      expect.objectContaining({
        level: "problem",
        field: "plans[0].premium",
        message: expect.stringContaining("deux étiquettes"),
        remedy: expect.stringContaining("popular"),
      }),
    );
  });
});

test("plans that are not objects are reported, and nothing throws", () => {
  const pricing = { ...JSON.parse(text), plans: [null, 1, "x", []] };
  const files = SITE.map((file) => (file.path === PRICING ? { path: PRICING, text: JSON.stringify(pricing) } : file));
  expect(checkAgain(files).problems.length).toBeGreaterThan(3);
});

describe("a row of the plans", () => {
  it.each(["many", "value"])("must contain a number: %s", (name) => {
    const pricing = JSON.parse(text);
    pricing.rows.statisticsDays[name] = "jours";
    const files = SITE.map((file) => (file.path === PRICING ? { path: PRICING, text: JSON.stringify(pricing) } : file));
    expect(checkAgain(files).problems).toMatchObject([
      { field: `rows.statisticsDays.${name}`, remedy: expect.stringContaining("avec # à la place du nombre") },
    ]);
  });
});
