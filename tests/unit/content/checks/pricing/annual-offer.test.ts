import { specifiedPlans as pricing } from "./specified-plans";
import { ESSAY, reported } from "../reported";

describe("the free months in a plan's annual price", () => {
  it("raise a warning if there are fewer than in the offer", () => {
    const changed = pricing();
    changed.plans[1].annualPrice = 105;
    expect(reported("Une phrase qui ne dit aucun prix.", changed)).toMatchObject([
      {
        level: "warning",
        field: "plans[1].annualPrice",
        message: expect.stringContaining("2 mois offerts"),
        remedy: expect.stringContaining("99 au plus (10 mois à 9,90 €)"),
      },
    ]);
  });

  it.each([0, 9, 9.9, 29])(
    "raise a warning if there are more than in the offer, as when a digit is missing: %s",
    (annualPrice) => {
      const changed = pricing();
      changed.plans[1].annualPrice = annualPrice;
      expect(reported("Une phrase qui ne dit aucun prix.", changed)).toContainEqual(
        expect.objectContaining({
          level: "warning",
          field: "plans[1].annualPrice",
          message: expect.stringContaining("moins de 9 mois"),
          remedy: expect.stringContaining("99"),
        }),
      );
    },
  );

  it("raise nothing if they match the offer", () => {
    expect(reported("Une phrase qui ne dit aucun prix.")).toEqual([]);
  });
});

describe("the free months in a text", () => {
  it.each(["3 mois offerts à l'année", "À l'année, trois mois offerts", "Un mois offert à l'année"])(
    "raise a warning if they differ from the offer: %s",
    (words) => {
      expect(reported(`${words}, sans engagement.`)).toMatchObject([
        {
          level: "warning",
          file: `data/${ESSAY}`,
          message: expect.stringMatching(/mois offerts? » : data\/landing\/pricing.json dit « 2 mois offerts »/),
          remedy: expect.stringContaining("billing.offer"),
        },
      ]);
    },
  );

  it("raise a warning if the offer has no free month", () => {
    const changed = pricing();
    changed.billing.offer = "17 % de moins";
    expect(reported("À l'année, deux mois offerts, sans engagement.", changed)).toMatchObject([
      { message: expect.stringContaining("« 17 % de moins »") },
    ]);
  });

  it.each(["2 mois offerts à l'année", "Deux mois offerts à l'année", "À l'année, Spotify a trois mois offerts"])(
    "raise nothing if they match the offer or belong to another company: %s",
    (words) => {
      expect(reported(`${words}, sans engagement.`)).toEqual([]);
    },
  );
});
