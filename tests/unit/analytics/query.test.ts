import fc from "fast-check";
import { CAMPAIGN_PARAMETERS, splitCampaign } from "../../../src/analytics/campaign";
import { splitQuery, VALUE_LIMIT } from "../../../src/analytics/query";

describe("a query split into the campaign and the rest", () => {
  it("collects every campaign parameter and removes them from the rest", () => {
    const search = "?" + CAMPAIGN_PARAMETERS.map((name, rank) => `${name}=v${rank}`).join("&");
    expect(splitCampaign(search)).toEqual({
      taken: Object.fromEntries(CAMPAIGN_PARAMETERS.map((name, rank) => [name, `v${rank}`])),
      others: "",
    });
  });

  it("leaves the other parameters byte for byte, including gf and dnt", () => {
    expect(splitCampaign("?b=%C3%A9+x&utm_source=n&&gf=abc&dnt=0&a").others).toBe("?b=%C3%A9+x&&gf=abc&dnt=0&a");
  });

  it("takes nothing after a second ?, which is part of the name", () =>
    expect(splitCampaign("??utm_source=a")).toEqual({ taken: {}, others: "??utm_source=a" }));

  it("decodes values and names as a browser does", () => {
    expect(splitCampaign("?utm%5Fsource=l%27%C3%A9t%C3%A9+2025").taken).toEqual({ utm_source: "l'été 2025" });
  });

  it("keeps the first of two values and cuts one that is too long", () => {
    expect(splitCampaign("?gclid=1&gclid=2").taken).toEqual({ gclid: "1" });
    expect(splitCampaign("?gclid=" + "x".repeat(9_000)).taken["gclid"]).toHaveLength(VALUE_LIMIT);
  });

  it("cuts between two characters, never inside one", () => {
    const { taken } = splitCampaign("?gclid=a" + encodeURIComponent("😀".repeat(VALUE_LIMIT)));
    expect(taken["gclid"]).toBe("a" + "😀".repeat(VALUE_LIMIT - 1));
  });

  it("never throws, takes only the requested parameters and leaves none of them (10,000 cases)", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("&", "=", "?", "#", "%", "%E0%A4%A", "utm_source=", "gclid=x", "__proto__=1", "+", ";"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const { taken, others } = splitQuery("?" + pieces.join(""), CAMPAIGN_PARAMETERS);
        expect(Object.keys(taken).every((name) => CAMPAIGN_PARAMETERS.includes(name))).toBe(true);
        expect(splitQuery(others, CAMPAIGN_PARAMETERS)).toEqual({ taken: {}, others });
      }),
      { numRuns: 10_000 },
    );
  });
});
