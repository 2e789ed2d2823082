import { addressOrder, canonicalOf } from "../../../../src/content/links/addresses";

describe("the canonical address of a built page", () => {
  it.each(["/", "/blog", "/accessibilite", "/qrcode/menu", "/raccourcir-lien", "/qrcode/raccourcir-lien"])(
    "is its own URL: %s",
    (path) => expect(canonicalOf(path)).toBe(path),
  );

  it("is the shorter one for the general page", () =>
    expect(canonicalOf("/raccourcir-lien/raccourcir-lien")).toBe("/raccourcir-lien"));

  it.each(["/404", "/404.html", "/qrcode/404", "/qrcode/404.html", "/dev-404-page"])(
    "does not exist for a page that is shown only on errors: %s",
    (path) => expect(canonicalOf(path)).toBeNull(),
  );
});

test("addresses are sorted the same way from any initial order", () => {
  const paths = ["/qrcode/b", "/", "/qrcode/a", "/blog"].map((path) => ({ path }));
  const sorted = ["/", "/blog", "/qrcode/a", "/qrcode/b"].map((path) => ({ path }));
  expect([...paths].sort(addressOrder)).toEqual(sorted);
  expect([...paths].reverse().sort(addressOrder)).toEqual(sorted);
});
