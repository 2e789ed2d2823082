/** @jest-environment jsdom */
import { normaliseAddress } from "../../../src/browser/normalise-address";
import { visit } from "../analytics/visit";

const LOST = encodeURI("\uFFFD");

function mended(address: string, isServed = true): string {
  history.replaceState({ key: "router" }, "", location.origin + address);
  normaliseAddress(isServed);
  expect(history.state).toEqual({ key: "router" });
  return location.href.slice(location.origin.length);
}

test.each([
  "/",
  "/blog?a=%E9&b=%#faq",
  "/caf%C3%A9",
  "/mon%20lien",
  "/a[b]|c",
  "/qrcode/dynamique#outil=qr&texte=100%25%20%23",
  "//nulle-part",
])("%s is left as it is", (address) => {
  expect(mended(address)).toBe(new URL(location.origin + address).href.slice(location.origin.length));
});

test.each([
  ["a fragment that cannot be decoded", "/blog?a=b#%", "/blog?a=b"],
  ["such a fragment after two slashes", "//nulle-part#%", "//nulle-part"],
  ["Latin-1 letters", "/caf%E9s?a", `/caf${LOST}s?a`],
  ["an encoded fragment", "/%23pricing", `/${LOST}pricing`],
  ["an encoded query", "/lien-en-bio/instagram%3Futm_source=x", `/lien-en-bio/instagram${LOST}utm_source=x`],
  ["another sign that parts addresses", "/contact%40maillon", `/contact${LOST}maillon`],
  ["an encoded slash", "/qrcode%2Finconnu%2f", "/qrcode/inconnu/"],
  ["a percent sign", "/100%25", `/100${LOST}`],
  ["an address encoded twice", "/caf%25E9", `/caf${LOST}E9`],
  ["a space at the end", "/blog%20", `/blog${LOST}`],
  ["a backslash", "/%5Cevil.example", `/${LOST}evil.example`],
  ["encoded slashes that lead up", "/qrcode%2f..%2f..", `/qrcode${LOST}..${LOST}..`],
  ["such a one with encoded dots", "/qrcode/%2e%2e%2fblog", `/qrcode/%2e%2e${LOST}blog`],
  ["a line's end", "/bl%0d%0aog", `/bl${LOST}${LOST}og`],
])("%s: %s becomes %s", (_, address, shown) => {
  expect(mended(address)).toBe(shown);
});

test.each([
  ["/blog.html?a=b#faq", "/blog?a=b#faq"],
  ["/index.html?gf=marie", "/?gf=marie"],
  ["/qrcode/dynamique/index.html", "/qrcode/dynamique"],
])("a page served at its file's URL, %s, is shown at its own URL", (address, shown) => {
  document.head.innerHTML = '<link rel="canonical" href="https://www.maillon.example/blog">';
  expect(mended(address)).toBe(shown);
  // Going back to an unknown URL: the document is still that of the page being left.
  expect(mended(address, false)).toBe(address);
  document.head.innerHTML = '<meta name="robots" content="noindex">';
  expect(mended(address)).toBe(address);
});

test("a page whose URL is corrected is counted once", () => {
  const page = visit("/caf%E9");
  Object.assign(globalThis, { __analytics: page.core });
  normaliseAddress(true);
  page.analytics.pageview();
  expect(page.sent()).toMatchObject([{ name: "Pageview", url: `/caf${LOST}` }]);
  page.undo();
});
