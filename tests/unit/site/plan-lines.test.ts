import pricing from "../../../data/landing/pricing.json";
import { limitText, limitValue, planLines } from "../../../src/site/plan-lines";

const DOMAINS = {
  one: "# domaine",
  many: "# domaines",
  none: "Aucun domaine",
  unlimited: "Domaines illimités",
  value: null,
  unlimitedValue: "Illimités",
};

describe("a plan's limit", () => {
  it.each([
    [null, "Domaines illimités", "Illimités"],
    [0, "Aucun domaine", "0"],
    [1, "1\u00A0domaine", "1"],
    [3, "3\u00A0domaines", "3"],
    [2000, "2\u202F000\u00A0domaines", "2\u202F000"],
  ])("of %p is « %s », and « %s » beside its label", (count, words, value) => {
    expect(limitText(DOMAINS, count)).toBe(words);
    expect(limitValue(DOMAINS, count)).toBe(value);
  });
});

describe("the comparison shows for the four plans (specification, section 9)", () => {
  const { rows, badges } = pricing;
  const plans = pricing.plans.map(({ limits }) =>
    planLines(limits as Queries.PlanLimitsFragment, rows as unknown as Queries.PlanRowsFragment),
  );
  const { standardValue: standard, priorityValue: priority } = rows.support;
  it.each([
    ["clicksPerMonth", ["2\u202F000", "8\u202F000", "25\u202F000", rows.clicksPerMonth.unlimitedValue]],
    ["internalSubdomains", ["1", "3", "5", "10"]],
    ["customDomains", ["0", "3", "5", "10"]],
    ["users", ["1", "1", `3 ${badges.coming}`, `5 ${badges.coming}`]],
    ["dynamicLinks", ["0", "3", "5", rows.dynamicLinks.unlimitedValue]],
    ["statisticsDays", ["30 jours", "90 jours", "180 jours", "720 jours"]],
    ["support", [standard, standard, priority, priority]],
  ])("%s: %j", (fact, values) => {
    const lines = plans.map((all) => all.find(({ key }) => key === fact)!);
    expect(lines.map(({ value, coming }) => (coming ? `${value} ${badges.coming}` : value))).toEqual(values);
  });
});
