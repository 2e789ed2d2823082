import { readFileSync } from "node:fs";

/** The table of section 9 of the specification; null is "unlimited". */
const TABLE = [
  ["DÉBUTANT", 2.9, 29, 35, 2000, 1, 0, 1, false, 0, 30, "standard", undefined, undefined],
  ["PRO", 9.9, 99, 119, 8000, 3, 3, 1, false, 3, 90, "standard", true, undefined],
  ["ÉQUIPE", 24.9, 249, 299, 25_000, 5, 5, 3, true, 5, 180, "priority", undefined, undefined],
  ["CROISSANCE", 59.9, 590, 719, null, 10, 10, 5, true, null, 720, "priority", undefined, true],
];

const { plans, billing } = JSON.parse(readFileSync("data/landing/pricing.json", "utf8"));

describe("the prices", () => {
  it.each(TABLE.map((row, index) => [row[0], row, index] as const))(
    "of %s match the specification",
    (_, row, index) => {
      const { name, monthlyPrice, annualPrice, annualSavings, limits, popular, premium } = plans[index];
      expect([
        name,
        monthlyPrice,
        annualPrice,
        annualSavings,
        limits.clicksPerMonth,
        limits.internalSubdomains,
        limits.customDomains,
        limits.users,
        limits.usersComing,
        limits.dynamicLinks,
        limits.statisticsDays,
        limits.support,
        popular,
        premium,
      ]).toEqual(row);
    },
  );

  it("advertise two free months a year", () => {
    expect(plans).toHaveLength(TABLE.length);
    expect(billing.offer).toBe("2 mois offerts");
  });
});
