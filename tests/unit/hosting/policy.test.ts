import { CspEvaluator } from "csp_evaluator";
import { CspParser } from "csp_evaluator/dist/parser";
import { cacheControl, securityHeaders } from "../../../src/hosting/headers";
import { connectSource, contentSecurityPolicy, HEADER_LIMIT, sha256 } from "../../../src/hosting/policy";
import { SiteError } from "../../../src/hosting/site-error";
import { headersFile } from "../../../src/hosting/static-hosts";

const hashes = (count: number, name: string) => Array.from({ length: count }, (_, index) => sha256(name + index));
const sources = {
  scripts: hashes(7, "script"),
  styles: hashes(12, "style"),
  connect: ["https://mesures.example/api/track"],
};

test("Google's evaluator finds no weakness in the policy", () => {
  const { csp } = new CspParser(contentSecurityPolicy(sources));
  expect(new CspEvaluator(csp).evaluate().map(({ description }) => description)).toEqual([]);
});

test("the policy contains nothing unsafe, and the hash of the empty style that Emotion needs", () => {
  const policy = contentSecurityPolicy(sources);
  expect(policy).not.toContain("unsafe");
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toContain("base-uri 'none';");
  expect(policy).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(policy).toContain("connect-src 'self' https://mesures.example/api/track;");
  expect(policy).toContain("form-action 'none';");
  expect(policy).toContain("frame-ancestors 'none';");
  expect(policy).toContain("require-trusted-types-for 'script';");
  for (const kind of ["img", "font", "manifest"]) expect(policy).toContain(`${kind}-src 'self';`);
});

test("without an analytics host, the policy names none", () => {
  const policy = contentSecurityPolicy({ ...sources, connect: [] });
  expect(policy).toContain("connect-src 'self';");
});

test("a policy that hosts would truncate stops the build", () => {
  expect(contentSecurityPolicy(sources).length).toBeLessThanOrEqual(HEADER_LIMIT);
  expect(() => contentSecurityPolicy({ ...sources, styles: hashes(60, "style") })).toThrow(
    /To fix this, lower STYLE_BLOCKS_AT_MOST/,
  );
  const connect = [`https://mesures.example/${"a".repeat(1500)}`];
  expect(() => contentSecurityPolicy({ ...sources, connect })).toThrow(/Give a shorter GATSBY_ANALYTICS_URL/);
  expect(() => contentSecurityPolicy({ ...sources, connect })).toThrow(SiteError);
});

test("the longest policy is a line of 2,000 characters in _headers", () => {
  const { length } = contentSecurityPolicy({ ...sources, connect: [""] });
  const policy = contentSecurityPolicy({ ...sources, connect: ["a".repeat(HEADER_LIMIT - length)] });
  const [, line] = headersFile({ headers: [["Content-Security-Policy", policy]], moved: [] }, []).split("\n");
  expect(line).toHaveLength(2_000);
});

test.each([
  ["/app-0f65d371caba08e362bb.js", 31_536_000],
  ["/static/1eeec61e306e81ff/c3b6f/shortening.avif", 31_536_000],
  ["/fonts/titles.woff2", 86_400],
  ["/drawings/qr.svg", 86_400],
])("a browser may cache %s for %d seconds", (file, seconds) => {
  expect(cacheControl(200, file)).toContain(`max-age=${seconds}`);
  expect(cacheControl(404, file)).toBe("no-cache");
});

test("a configured URL cannot add to the policy", () => {
  expect(connectSource("https://a.example/x;script-src *,$host?key=1")).toEqual([
    "https://a.example/x%3Bscript-src%20*%2C%24host",
  ]);
  expect(connectSource("")).toEqual([]);
});

test("every answer enforces HTTPS, hides queries, and forbids frames, sniffing and unused features", () => {
  const headers = Object.fromEntries(securityHeaders("x"));
  expect(headers).toMatchObject({
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  // Browsers ignore the whole header if one part is not a feature.
  expect(headers["Permissions-Policy"]).toMatch(/^[a-z-]+=\(\)(, [a-z-]+=\(\))*$/);
  expect(headers["Permissions-Policy"]!.split(", ")).toEqual(
    expect.arrayContaining(["camera=()", "microphone=()", "geolocation=()", "payment=()", "usb=()"]),
  );
});
