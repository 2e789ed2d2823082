import fc from "fast-check";
import { withReferralCode } from "../../../src/referral/link";

const APP = "https://app.maillon.example";
const HERE = "https://www.maillon.example/qrcode/dynamique?a=1";
const rewrite = (href: string, code = "marie") => withReferralCode(href, code, APP, HERE);

describe("a link to the app", () => {
  it.each([
    [`${APP}/inscription`, `${APP}/inscription?gf=marie`],
    [APP, `${APP}/?gf=marie`],
    [`${APP}/inscription?`, `${APP}/inscription?gf=marie`],
    [`${APP}/inscription?plan=pro#debut`, `${APP}/inscription?plan=pro&gf=marie#debut`],
    [`${APP}/i?a=%C3%A9+x&&b=%2F&c`, `${APP}/i?a=%C3%A9+x&&b=%2F&c&gf=marie`],
    [`${APP}/i?gf=paul`, `${APP}/i?gf=marie`],
    [`${APP}/i?gf=paul&a=1&gf=luc`, `${APP}/i?a=1&gf=marie`],
    [`${APP}/i?%67f=paul`, `${APP}/i?gf=marie`],
    [`${APP}/i?agf=1&gfa=2`, `${APP}/i?agf=1&gfa=2&gf=marie`],
    [`${APP}/i??gf=paul`, `${APP}/i??gf=paul&gf=marie`],
    [`${APP}/i#?gf=paul`, `${APP}/i?gf=marie#?gf=paul`],
    ["HTTPS://APP.Maillon.Example:443/i", `${APP}/i?gf=marie`],
    [` \n${APP}/i\t`, `${APP}/i?gf=marie`],
    ["//app.maillon.example/i", `${APP}/i?gf=marie`],
  ])("carries the code: %s", (href, expected) => {
    expect(rewrite(href)).toBe(expected);
  });
});

describe("any other link is unchanged", () => {
  it.each([
    "",
    "#faq",
    "/qrcode/dynamique",
    "https://www.maillon.example/",
    "https://app.maillon.example.evil.test/",
    "https://app.maillon.example@evil.test/",
    "https://app.maillon.example:pass@evil.test/",
    "https://evil.test/https://app.maillon.example",
    "https://evil.test/?u=https://app.maillon.example/",
    "https://evil.test\\@app.maillon.example",
    "https://app.maillon.example:8443/",
    "https://app.maillon.example./",
    "http://app.maillon.example/",
    "https://xapp.maillon.example/",
    "https://maillon.example/",
    "https://аpp.maillon.example/", // a Cyrillic letter
    "ftp://app.maillon.example/",
    "javascript:location='https://app.maillon.example'",
    "mailto:support@app.maillon.example",
    "data:text/html,https://app.maillon.example",
    "blob:https://app.maillon.example/0b9c",
    "app://app.maillon.example/",
    "http://[",
  ])("%s", (href) => {
    expect(rewrite(href)).toBe(href);
  });

  it("as is a link to the app if the code is invalid", () => {
    expect(rewrite(`${APP}/i`, "a&b=c")).toBe(`${APP}/i`);
    expect(rewrite(`${APP}/i`, "")).toBe(`${APP}/i`);
  });
});

describe("rewriting any link (10,000 cases)", () => {
  const code = fc.stringMatching(/^[A-Za-z0-9._~-]{1,64}$/);
  const tail = fc
    .array(
      fc.oneof(
        fc.string({ unit: "binary" }),
        fc.constantFrom("?", "&", "gf=paul", "#", "/", "=", "%", "@", "\\", ":", "%67f"),
      ),
    )
    .map((parts) => parts.join(""));
  const head = fc.constantFrom(
    APP,
    `${APP}/`,
    `${APP}/i?`,
    "https://app.maillon.example",
    "//app.maillon.example",
    "",
    "blob:",
    "https://evil.test",
  );
  const href = fc.oneof(
    fc.tuple(head, tail).map((parts) => parts.join("")),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: "binary" }),
  );
  const parse = (link: string) => {
    try {
      return new URL(link, HERE);
    } catch {
      return undefined;
    }
  };
  const pairs = (url: URL) =>
    url.search
      .slice(1)
      .split("&")
      .filter((pair) => pair && !new URLSearchParams("&" + pair).has("gf"));

  it("never throws, never changes anything but the code, and applying it twice changes nothing", () => {
    let rewritten = 0;
    fc.assert(
      fc.property(href, code, (link, given) => {
        const result = rewrite(link, given);
        const [before, after] = [parse(link), parse(result)];
        expect(rewrite(result, given)).toBe(result);
        if (!before || before.origin !== APP || before.protocol !== "https:") return expect(result).toBe(link);
        rewritten++;
        expect(after!.origin).toBe(APP);
        expect(after!.searchParams.getAll("gf")).toEqual([given]);
        expect(pairs(after!)).toEqual(pairs(before));
        for (const part of ["username", "password", "pathname", "hash"] as const)
          expect(after![part]).toBe(before[part]);
      }),
      { numRuns: 10_000 },
    );
    expect(rewritten).toBeGreaterThan(1_000);
  });
});
