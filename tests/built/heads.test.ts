import { createHash } from "node:crypto";
import sharp from "sharp";
import { schemes } from "../../src/design/schemes";
import { markdownAddress, PICTURE_SIZE, pictureAddress } from "../../src/seo/page-files";
import { attribute, type BuiltPage, canonicalPages, errorPages, fileExists, readBytes, site } from "./site";

const LARGEST_PICTURE = 60_000;
/** The pictures of these pages show the heading; those of the other pages show the title. */
const LETTERED_WITH_HEADING = /^\/($|accessibilite$|qrcode\/)/;

const titleOf = ({ document }: BuiltPage) => document.querySelector("head > title")?.text;
const headingOf = ({ document }: BuiltPage) => document.querySelector("h1")?.text;
const descriptionOf = (page: BuiltPage) => attribute(page, 'meta[name="description"]', "content");
const pictureOf = (page: BuiltPage) => attribute(page, 'meta[property="og:image"]', "content");

test.each([
  ["title", titleOf],
  ["description", descriptionOf],
  ["heading", headingOf],
  ["Open Graph picture", pictureOf],
])("no two pages share a %s", (_, read) => {
  const values = canonicalPages.map(read);
  expect(values.filter((value) => !value)).toEqual([]);
  expect(new Set(values).size).toBe(canonicalPages.length);
});

test("the Open Graph and Twitter tags repeat the page's own title, description, picture and URL", () => {
  for (const page of canonicalPages) {
    const shown = (name: string) => attribute(page, `meta[property="${name}"], meta[name="${name}"]`, "content");
    const [title, description, picture] = [titleOf(page), descriptionOf(page), pictureOf(page)];
    expect(["og:url", "og:title", "og:description"].map(shown)).toEqual([
      site.siteUrl + page.address,
      title,
      description,
    ]);
    expect(["og:type", "og:site_name", "og:locale"].map(shown)).toEqual([
      "website",
      site.name,
      site.locale.replace("-", "_"),
    ]);
    expect(shown("twitter:image:alt")).toBe(shown("og:image:alt"));
    const twitter = ["twitter:card", "twitter:title", "twitter:description", "twitter:image"];
    expect(twitter.map(shown)).toEqual(["summary_large_image", title, description, picture]);
  }
});

test("no two pages have identical pictures", () => {
  const hashes = canonicalPages.map(({ address }) =>
    createHash("sha256")
      .update(readBytes(pictureAddress(address)))
      .digest("hex"),
  );
  expect(new Set(hashes).size).toBe(canonicalPages.length);
});

test("every picture is a small PNG of 1200 × 630, as the page's tags say", async () => {
  for (const page of canonicalPages) {
    const url = site.siteUrl + pictureAddress(page.address);
    expect(pictureOf(page)).toBe(url);
    expect(attribute(page, 'meta[name="twitter:image"]', "content")).toBe(url);
    expect(attribute(page, 'meta[name="twitter:card"]', "content")).toBe("summary_large_image");
    const spelledOut = LETTERED_WITH_HEADING.test(page.address) ? headingOf(page) : titleOf(page);
    expect(attribute(page, 'meta[property="og:image:alt"]', "content")).toBe(spelledOut);
    const bytes = readBytes(pictureAddress(page.address));
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ address: page.address, format, width, height }).toEqual({
      address: page.address,
      format: "png",
      ...PICTURE_SIZE,
    });
    expect(attribute(page, 'meta[property="og:image:width"]', "content")).toBe(String(width));
    expect(attribute(page, 'meta[property="og:image:height"]', "content")).toBe(String(height));
    expect(bytes.length).toBeLessThan(LARGEST_PICTURE);
  }
});

test("every page names its Markdown version", () => {
  for (const page of canonicalPages) {
    const twin = attribute(page, 'link[rel="alternate"][type="text/markdown"]', "href");
    expect(twin).toBe(site.siteUrl + markdownAddress(page.address));
  }
});

test("every page has its icons, its manifest and a theme colour for the light and dark schemes", () => {
  for (const page of [...canonicalPages, ...errorPages]) {
    const all = (selector: string, name: string) =>
      page.document.querySelectorAll(`head > ${selector}`).map((one) => one.getAttribute(name));
    const files = ["icon", "apple-touch-icon", "manifest"].map((rel) => all(`link[rel="${rel}"]`, "href"));
    expect(files).toEqual([["/favicon.ico", "/favicon.svg"], ["/apple-touch-icon.png"], ["/site.webmanifest"]]);
    expect(files.flat().filter((file) => !fileExists(file!))).toEqual([]);
    const grounds = ["light", "dark"].map((scheme) =>
      all(`meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`, "content"),
    );
    expect(grounds).toEqual([[schemes.light.paper], [schemes.dark.paper]]);
  }
});

test("not-found pages are not indexed and have no picture, Markdown version or structured data", () => {
  expect(errorPages.map(({ address }) => address)).toEqual(
    expect.arrayContaining(["/404", "/lien-en-bio/404", "/qrcode/404", "/raccourcir-lien/404"]),
  );
  for (const page of errorPages) {
    expect(attribute(page, 'meta[name="robots"]', "content")).toBe("noindex");
    for (const absent of [
      'meta[property="og:image"]',
      'link[type="text/markdown"]',
      'script[type="application/ld+json"]',
    ])
      expect({ address: page.address, found: page.document.querySelector(absent)?.outerHTML }).toEqual({
        address: page.address,
      });
  }
});
