import fc from "fast-check";
import { isCodeAtMost, isReferralCode, PARAMETER, parseReferralCode } from "../../../src/referral/code";

const LANDING = "https://www.maillon.example/qrcode/dynamique";

describe("the code of a landing URL", () => {
  it.each([
    ["?gf=marie", "marie"],
    ["?utm_source=x&gf=Marie-2025_~.fr&b#faq", "Marie-2025_~.fr"],
    ["?gf=%6Darie", "marie"],
    [`?gf=${"x".repeat(64)}`, "x".repeat(64)],
    ["?gf=first&gf=second", "first"],
    ["?gf=&gf=no%20code&gf=second", "second"],
  ])("is read from %s", (query, code) => {
    expect(parseReferralCode(LANDING + query)).toBe(code);
  });

  it.each([
    ["no parameter", ""],
    ["an empty one", "?gf="],
    ["one without a value", "?gf"],
    ["65 characters", `?gf=${"x".repeat(65)}`],
    ["markup", "?gf=<script>alert(1)</script>"],
    ["a space", "?gf=a+b"],
    ["an accent", "?gf=andr%C3%A9"],
    ["percent garbage", "?gf=%E0%A4%A"],
    ["a null byte", "?gf=marie%00"],
    ["a new line", "?gf=marie%0A"],
    ["another parameter smuggled in", "?gf=a%26admin%3D1"],
    ["the fragment", "#?gf=marie"],
    ["another parameter's name", "?xgf=marie"],
  ])("is none for %s", (_, query) => {
    expect(parseReferralCode(LANDING + query)).toBeNull();
  });

  it.each(["", "not a url", "//", "http://[", "javascript:alert(1)"])("is none for the text %j", (text) => {
    expect(parseReferralCode(text)).toBeNull();
  });

  it("is a valid code or null, and never throws, whatever the text (10,000 cases)", () => {
    const query = fc.array(
      fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("gf=", "&", "%", "=", "#", "marie")),
    );
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.webUrl(),
      query.map((parts) => `${LANDING}?${parts.join("")}`),
    );
    fc.assert(
      fc.property(text, (landing) => {
        const code = parseReferralCode(landing);
        expect(code === null || isReferralCode(code)).toBe(true);
      }),
      { numRuns: 10_000 },
    );
  });

  it("is found unchanged, wherever it is in the URL (10,000 cases)", () => {
    const code = fc.stringMatching(/^[A-Za-z0-9._~-]{1,64}$/);
    fc.assert(
      fc.property(code, fc.webQueryParameters(), fc.webFragments(), (given, query, fragment) => {
        const others = query.replaceAll("gf", "");
        expect(parseReferralCode(`${LANDING}?${others}&gf=${given}#${fragment}`)).toBe(given);
      }),
      { numRuns: 10_000 },
    );
  });
});

test("a query that contains at most a code is empty, or only the parameter with a valid code", () => {
  expect(isCodeAtMost("")).toBe(true);
  const texts = ["marie", "Marie-2025_~.fr", "x".repeat(64), "", "x".repeat(65), "a%20b", "a&b", "a\n"];
  expect(texts.map((text) => isCodeAtMost(`?${PARAMETER}=${text}`))).toEqual(texts.map((text) => isReferralCode(text)));
  expect(["?", "?a=b", `?${PARAMETER}=a&a=b`, `?a=b&${PARAMETER}=a`].filter(isCodeAtMost)).toEqual([]);
});
