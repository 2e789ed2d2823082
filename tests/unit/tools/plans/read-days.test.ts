import pricing from "../../../../data/landing/pricing.json";
import { isDays, readDays } from "../../../../src/tools/plans/read-days";

it.each([
  ["", 0],
  ["0", 0],
  ["90", 90],
  ["1 000", 1000],
  ["90 jours", 90],
  ["90 jours max", 90],
  ["180 jours d'historique", 180],
  ["90j", 90],
  ["2 semaines", 14],
  ["1 mois", 30],
  ["6 mois", 180],
  ["6\u00A0Mois.", 180],
  ["1 trimestre", 90],
  ["2 semestres", 360],
  ["1 an", 360],
  ["1,5 an", 540],
  ["1 année", 360],
  ["2 ans", 720],
  ["au moins 2 ans", 720],
  ["jusqu’à 6 mois", 180],
  ["à 6 mois", 180],
  ["env. 6 mois", 180],
  ["≈ 6 mois", 180],
  ["~6 mois", 180],
  ["6 mois au plus", 180],
  ["12 mois glissants", 360],
  ["1’000 jours", 1000],
  ["6\u200B mois", 180],
])("%j is %i days", (typed, days) => {
  expect(readDays(typed)).toBe(days);
  expect(isDays(typed)).toBe(true);
});

it.each(["6 lunes", "un an et 3 mois", "2 ans et 3 mois", "90 à 180", "beaucoup", "-3"])(
  "%j is not a number of days",
  (typed) => expect(isDays(typed)).toBe(false),
);

it("months and years have the lengths used in the plans", () => {
  const known = pricing.plans.map(({ limits }) => limits.statisticsDays);
  expect(known).toEqual(["1 mois", "3 mois", "6 mois", "2 ans"].map(readDays));
});
