import { cacheControl } from "../../../src/hosting/headers";
import { nginxConfiguration } from "../../../src/hosting/nginx";
import { securityTxt } from "../../../src/hosting/security-txt";
import { headersFile, redirectsFile } from "../../../src/hosting/static-hosts";

const hosting = {
  headers: [["Content-Security-Policy", "default-src 'none'"]] as const,
  moved: [{ from: "/ancienne", to: "/blog" }],
};

test("_headers gives the headers to every address, and keeps to the hosts' limits", () => {
  const file = headersFile(hosting);
  expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'\n/);
  expect(file).toContain("/*.js\n  Cache-Control: public, max-age=31536000, immutable");
  const patterns = file.split("\n").filter((line) => line.startsWith("/"));
  expect(patterns.length).toBeLessThanOrEqual(100);
  for (const pattern of patterns) expect(pattern.split("*").length - 1).toBeLessThanOrEqual(1);
});

test("_redirects leads moved addresses on first, and unknown ones to their section's page", () => {
  const lines = redirectsFile(hosting, ["/", "/blog", "/qrcode/dynamique"]).split("\n");
  expect(lines[0]).toBe("/ancienne  /blog  301");
  expect(lines).toContain("/blog/index.html  /blog  301");
  expect(lines).toContain("/qrcode/*  /qrcode/404.html  404");
  expect(lines.indexOf("/qrcode/*  /qrcode/404.html  404")).toBeLessThan(lines.indexOf("/*  /404.html  404"));
});

test("nginx gets the same headers, the moved addresses, and Brotli only where its module is", () => {
  const options = { root: "/site", listen: "8080", work: "/work" };
  const plain = nginxConfiguration(hosting, options);
  expect(plain).toContain(`add_header Content-Security-Policy "default-src 'none'" always;`);
  expect(plain).toContain("    /ancienne /blog;");
  expect(plain).toContain("installed: brotli_static on;");
  const brotli = nginxConfiguration(hosting, { ...options, brotliModule: "/m.so" });
  expect(brotli).toMatch(/^\s+brotli_static on;/m);
  expect(brotli).toContain('load_module "/m.so";');
});

test("hashed files stay for a year, pages and errors are asked for again", () => {
  expect(cacheControl(200, "/app-0123456789abcdef0123.js")).toContain("immutable");
  expect(cacheControl(404, "/app-0123456789abcdef0123.js")).toBe("no-cache");
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
