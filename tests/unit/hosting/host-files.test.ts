import { cacheControl, headersOf, securityHeaders } from "../../../src/hosting/headers";
import { nginxConfiguration } from "../../../src/hosting/nginx/configuration";
import { nginxHttp } from "../../../src/hosting/nginx/http";
import { nginxServer } from "../../../src/hosting/nginx/server";
import { securityTxt } from "../../../src/hosting/publishing/security-txt";
import { headersFile, movedBeyondLimit, redirectsFile } from "../../../src/hosting/static-hosts";
import { withMarkdownRedirects } from "../../../src/seo/page-files";

const hosting = {
  headers: [["Content-Security-Policy", "default-src 'none'"]] as const,
  moved: [{ from: "/ancienne", to: "/blog" }],
};

const BUNDLE = "/app-0123456789abcdef0123.js";

test("_headers sets the headers for every URL within the hosts' limits", () => {
  const many = Array.from({ length: 200 }, (_, index) => `/static/${index}.avif`);
  const file = headersFile(hosting, ["/fonts/a.woff2", BUNDLE, ...many]);
  expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'\n/);
  expect(file).toContain(`${BUNDLE}\n  Cache-Control: public, max-age=31536000, immutable`);
  expect(file).toContain("/fonts/a.woff2\n  Cache-Control: public, max-age=86400, stale-while-revalidate=604800");
  const patterns = file.split("\n").filter((line) => line.startsWith("/"));
  expect(patterns).toHaveLength(100);
  expect(patterns.filter((pattern) => pattern.includes("*"))).toEqual(["/*", "/og/*", "/*.md"]);
});

test("no rule of _headers lets a browser cache the not-found page of a missing file", () => {
  const blocks = headersFile(hosting, [BUNDLE]).split("\n\n");
  for (const block of blocks.filter((text) => text.includes("Cache-Control")))
    expect(block).toMatch(new RegExp(`^${BUNDLE}\n`));
});

test("share pictures have one Cross-Origin-Resource-Policy: the default one is removed first", () => {
  expect(headersFile(hosting, [])).toContain(
    "/og/*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n",
  );
});

test("_redirects redirects moved addresses first, and unknown ones to their section's not-found page", () => {
  const lines = redirectsFile({ ...hosting, moved: withMarkdownRedirects(hosting.moved) }, [
    "/",
    "/blog",
    "/qrcode/dynamique",
  ]).split("\n");
  expect(lines.slice(0, 6)).toEqual([
    "/ancienne  /blog  301",
    "/ancienne.md  /blog.md  301",
    "/ancienne/  /blog  301",
    "/ancienne.html  /blog  301",
    "/ancienne/index.html  /blog  301",
    "/ancienne.md/  /blog.md  301",
  ]);
  expect(lines).toContain("/webpack.stats.json  /404.html  404!");
  expect(lines).toContain("/_gatsby/*  /404.html  404!");
  expect(lines).toContain("/blog/index.html  /blog  301");
  expect(lines).toContain("/qrcode/*  /qrcode/404.html  404");
  expect(lines.indexOf("/qrcode/*  /qrcode/404.html  404")).toBeLessThan(lines.indexOf("/*  /404.html  404"));
});

test("_redirects begins with what Cloudflare Pages must read of it: each page's former address", () => {
  const former = Array.from({ length: 2001 }, (_, index) => ({ from: `/ancienne-${index}`, to: "/blog" }));
  const moved = withMarkdownRedirects(former);
  const lines = redirectsFile({ ...hosting, moved }, []).split("\n");
  expect(lines.slice(0, 2001)).toEqual(former.map(({ from, to }) => `${from}  ${to}  301`));
  expect(movedBeyondLimit(moved)).toBe(1);
  expect(movedBeyondLimit(withMarkdownRedirects(former.slice(1)))).toBe(0);
});

test("nginx gets the same headers, the moved addresses, and Brotli only if its module is available", () => {
  const options = { root: "/site", listen: "8080", work: "/work" };
  const plain = nginxConfiguration(hosting, options);
  expect(plain).toContain(`    no "default-src 'none'";`);
  expect(plain).toContain("add_header Content-Security-Policy $site_content_security_policy always;");
  expect(plain).toContain("    /ancienne /blog;");
  expect(plain).toContain("installed: brotli_static on;");
  const brotli = nginxConfiguration(hosting, { ...options, brotliModule: "/m.so" });
  expect(brotli).toMatch(/^\s+brotli_static on;/m);
  expect(brotli).toContain('load_module "/m.so";');
});

test("nginx may open more files than it has connections", () => {
  const text = nginxConfiguration(hosting, { root: "/site", listen: "8080", work: "/work" });
  const figure = (name: string) => Number(new RegExp(`${name} (?:max=)?(\\d+)`).exec(text)![1]);
  // Each connection may send a file, and sent files stay open for a while.
  const most = 2 * figure("worker_connections") + figure("open_file_cache");
  expect(figure("worker_rlimit_nofile")).toBeGreaterThanOrEqual(most);
});

test("nginx has room for moved addresses of any length and number, and is configured only if it must be", () => {
  const withMoved = (count: number, length: number) => {
    const moved = Array.from({ length: count }, (_, index) => ({ from: `/${index}`.padEnd(length, "x"), to: "/blog" }));
    return nginxHttp({ ...hosting, moved });
  };
  expect(withMoved(1, 46)).not.toContain("map_hash");
  expect(withMoved(1, 47)).toMatch(/^#.*\nmap_hash_bucket_size 128;\nmap_hash_max_size 2048;\n# [^]*\nmap /);
  expect(withMoved(20, 46)).not.toContain("map_hash");
  expect(withMoved(21, 46)).toMatch(/^#.*\nmap_hash_bucket_size 1024;\n/);
  expect(withMoved(1, 300)).toContain("map_hash_bucket_size 512;");
  expect(withMoved(3000, 20)).toContain("map_hash_bucket_size 512;\nmap_hash_max_size 8192;");
});

test("beside other sites, nginx gets our file types and no ranges; the build never names the user root", () => {
  const server = nginxServer(hosting, { root: "/site", brotli: false });
  expect(server).toMatch(/^types \{\n(.*\n)*? {4}text\/markdown md;\n(.*\n)*? {4}application\/json map;\n/m);
  expect(server).toContain("max_ranges 0;");
  expect(nginxConfiguration(hosting, { root: "/site", listen: "8080", work: "/work" })).not.toMatch(/^user /m);
});

test("only share pictures may be embedded by other sites", () => {
  const headers = [
    ["X-Content-Type-Options", "nosniff"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
  ] as const;
  for (const picture of ["/og/index.png", "/og/index.svg"])
    expect(headersOf(headers, picture)).toEqual([
      ["X-Content-Type-Options", "nosniff"],
      ["Cross-Origin-Resource-Policy", "cross-origin"],
    ]);
  expect(headersOf(headers, "/static/og/a.png")).toEqual(headers);
  expect(nginxServer({ headers, moved: [] }, { root: "/site", brotli: false })).toContain(
    "add_header Cross-Origin-Resource-Policy $site_embedding always;",
  );
});

test("subresources are sent without the headers of documents; files that open as documents have them all", () => {
  const headers = securityHeaders("default-src 'none'");
  const names = (file: string) => headersOf(headers, file).map(([name]) => name);
  for (const file of [BUNDLE, "/page-data/index/page-data.json", "/fonts/a.woff2", "/static/a.avif", "/og/index.png"])
    expect(names(file)).toEqual([
      "Strict-Transport-Security",
      "X-Content-Type-Options",
      "Referrer-Policy",
      "Cross-Origin-Resource-Policy",
    ]);
  for (const file of ["/index.html", "/favicon.svg", "/llms.txt", "/sitemap-0.xml", "/js.html"])
    expect(headersOf(headers, file)).toBe(headers);
});

test("only the Markdown versions are marked noindex", () => {
  const unlisted = ["X-Robots-Tag", "noindex"];
  expect(headersOf(hosting.headers, "/qrcode/dynamique.md")).toEqual([...hosting.headers, unlisted]);
  for (const file of ["/qrcode/dynamique.html", "/md.html", "/llms.txt", "/404.html"])
    expect(headersOf(hosting.headers, file)).toBe(hosting.headers);
  expect(headersFile(hosting, [])).toMatch(/^\/\*\.md\n {2}X-Robots-Tag: noindex$/m);
  expect(nginxHttp(hosting)).toContain('map $uri $site_robots {\n    "~\\.md$" noindex;\n    default "";\n}');
  expect(nginxServer(hosting, { root: "/site", brotli: false })).toContain(
    "add_header X-Robots-Tag $site_robots always;",
  );
});

test("hashed files are cached for a year; pages and errors are revalidated", () => {
  expect(cacheControl(200, "/app-0123456789abcdef0123.js")).toContain("immutable");
  expect(cacheControl(404, "/app-0123456789abcdef0123.js")).toBe("no-cache");
  expect(cacheControl(200, "/drawings/api.svg")).toBe("public, max-age=86400, stale-while-revalidate=604800");
  expect(cacheControl(404, "/drawings/api.svg")).toBe("no-cache");
  expect(cacheControl(200, "/blog.html")).toBe("no-cache");
  expect(cacheControl(200, "/sw.js")).toBe("no-cache");
});

test("security.txt names the contact and is valid for less than a year", () => {
  const text = securityTxt({
    contact: "mailto:a@b.example",
    siteUrl: "https://x.example",
    now: new Date("2026-01-01T12:00:00Z"),
  });
  expect(text).toContain("Contact: mailto:a@b.example\nExpires: 2026-12-27T00:00:00.000Z\n");
  expect(text).toContain("Canonical: https://x.example/.well-known/security.txt");
});
