import { specifiedPlans as pricing } from "./specified-plans";
import { ESSAY, told } from "./reported";

describe("the months that the year gives", () => {
  it("are fewer than the offer says", () => {
    const changed = pricing();
    changed.plans[1].annualPrice = 105;
    expect(told("Une phrase qui ne dit aucun prix.", changed)).toMatchObject([
      {
        level: "warning",
        field: "plans[1].annualPrice",
        message: expect.stringContaining("2 mois offerts"),
        remedy: expect.stringContaining("99 au plus (10 mois à 9,90 €)"),
      },
    ]);
  });

  it.each([0, 9, 9.9, 29])("are more than the offer says, as where a digit is lost: %s", (annualPrice) => {
    const changed = pricing();
    changed.plans[1].annualPrice = annualPrice;
    expect(told("Une phrase qui ne dit aucun prix.", changed)).toContainEqual(
      expect.objectContaining({
        level: "warning",
        field: "plans[1].annualPrice",
        message: expect.stringContaining("moins de 9 mois"),
        remedy: expect.stringContaining("99"),
      }),
    );
  });

  it("are those of the offer in the plans as they are", () => {
    expect(told("Une phrase qui ne dit aucun prix.")).toEqual([]);
  });
});

describe("the months that a text gives", () => {
  it.each(["3 mois offerts à l'année", "À l'année, trois mois offerts", "Un mois offert à l'année"])(
    "are others than those of the offer: %s",
    (words) => {
      expect(told(`${words}, sans engagement.`)).toMatchObject([
        {
          level: "warning",
          file: `data/${ESSAY}`,
          message: expect.stringMatching(/mois offerts? » : data\/landing\/pricing.json dit « 2 mois offerts »/),
          remedy: expect.stringContaining("billing.offer"),
        },
      ]);
    },
  );

  it("are told where the offer gives no month at all", () => {
    const changed = pricing();
    changed.billing.offer = "17 % de moins";
    expect(told("À l'année, deux mois offerts, sans engagement.", changed)).toMatchObject([
      { message: expect.stringContaining("« 17 % de moins »") },
    ]);
  });

  it.each(["2 mois offerts à l'année", "Deux mois offerts à l'année", "À l'année, Spotify a trois mois offerts"])(
    "are those of the offer, or another's: %s",
    (words) => {
      expect(told(`${words}, sans engagement.`)).toEqual([]);
    },
  );
});
