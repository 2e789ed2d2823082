import fc from "fast-check";
import { answerTo, notFoundPageOf } from "../../../src/hosting/routing";

const FILES = new Set([
  "/index.html",
  "/404.html",
  "/blog.html",
  "/ancienne-page.html",
  "/qrcode/dynamique.html",
  "/qrcode/404.html",
  "/raccourcir-lien.html",
  "/favicon.svg",
  "/index.html.br",
  "/prices.csv.gz",
  "/_headers",
  "/_redirects",
  "/chunk-map.json",
  "/webpack.stats.json",
  "/.well-known/security.txt",
  "/.git/config",
]);
const book = { isFile: (file: string) => FILES.has(file), moved: [{ from: "/ancienne", to: "/blog" }] };
const answer = (target: string) => answerTo(target, book);

test("a page answers only at its canonical URL", () => {
  expect(answer("/blog")).toEqual({ status: 200, file: "/blog.html" });
  expect(answer("/blog?gf=a/")).toEqual({ status: 200, file: "/blog.html" });
  expect(answer("/")).toEqual({ status: 200, file: "/index.html" });
});

test.each([
  "/blog/",
  "/blog.html",
  "/blog/index.html",
  "/blog/index",
  "//blog",
  "/./blog",
  "/x/../blog",
  "/blo%67",
  "/blog%2f",
  "https://evil.test/blog/",
])("%s redirects to the canonical URL in one hop and keeps the query", (spelling) => {
  expect(answer(spelling)).toEqual({ status: 301, location: "/blog" });
  expect(answer(`${spelling}?gf=a&next=//evil.test/`)).toEqual({
    status: 301,
    location: "/blog?gf=a&next=//evil.test/",
  });
});

test("a moved address redirects to the new one in one hop, in any spelling", () => {
  for (const spelling of ["/ancienne", "/ancienne/", "/ancienne.html", "//ancienne/index.html"]) {
    expect(answer(`${spelling}?a=1`)).toEqual({ status: 301, location: "/blog?a=1" });
  }
});

test("a page whose address begins with a moved one is not redirected", () => {
  expect(answer("/ancienne-page")).toEqual({ status: 200, file: "/ancienne-page.html" });
});

test("an unknown address gets the not-found page of its section", () => {
  expect(notFoundPageOf("/qrcode/x")).toBe("/qrcode/404.html");
  expect(notFoundPageOf("/qrcode")).toBe("/qrcode/404.html");
  expect(notFoundPageOf("/qrcodes/x")).toBe("/404.html");
  expect(answer("/qrcode/x?y")).toEqual({ status: 404, file: "/qrcode/404.html" });
});

test("the not-found pages themselves and server files answer 404", () => {
  for (const path of [
    "/404",
    "/404.html",
    "/qrcode/404",
    "/index.html.br",
    "/_headers",
    "/_redirects",
    "/chunk-map.json",
    "/webpack.stats.json",
    "//webpack.stats.json",
    "/.git/config",
  ]) {
    expect(answer(path).status).toBe(404);
  }
  expect(answer("/.well-known/security.txt").status).toBe(200);
});

test("an archive that is not a compressed copy is a file to download", () => {
  expect(answer("/prices.csv.gz")).toEqual({ status: 200, file: "/prices.csv.gz" });
});

test("paths that nginx cannot parse are not found: bad escapes, null bytes, going above the root", () => {
  for (const path of ["/%zz", "/qrcode/%", "/a%00", "/..", "/a/../../b", "/%2e%2e/x"]) {
    expect(answer(path)).toEqual({ status: 404, file: "/404.html" });
  }
});

test("none of ten thousand hostile paths throws, leaves the site or reaches a file that is not served", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ..."/ // \\ .. . %2e%2e %2f %5c %00 %0d%0a %ff ? # @ : ; http:// evil.test index.html .html 404".split(" "),
    ),
    fc.constantFrom(
      "blog",
      "qrcode",
      "dynamique",
      "__proto__",
      "constructor",
      "ancienne",
      ".git",
      "_headers",
      "\t",
      "é",
    ),
    fc.string({ maxLength: 6 }),
  );
  const target = fc.array(piece, { maxLength: 9 }).map((pieces) => `/${pieces.join("")}`);
  const places = new Set([
    "/",
    "/blog",
    "/qrcode/dynamique",
    "/raccourcir-lien",
    "/favicon.svg",
    "/.well-known/security.txt",
  ]);
  fc.assert(
    fc.property(target, (asked) => {
      const found = answer(asked);
      if (found.status === 301) {
        const [address, ...query] = found.location.split("?");
        expect(places).toContain(address);
        expect(asked.endsWith(query.join("?")) || asked.includes("#")).toBe(true);
      } else {
        expect(FILES.has(found.file) || found.file.endsWith("/404.html")).toBe(true);
        expect(found.file).not.toMatch(/\.git|_headers|_redirects|\.br$/);
      }
    }),
    { numRuns: 10_000 },
  );
});
