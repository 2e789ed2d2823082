import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseUrl } from "../../../src/content/links/parse-url";
import { deployedSite, readSite } from "../../../src/content/site";

const FILE = { siteUrl: "https://www.maillon.example/", appUrl: "https://app.maillon.example/espace/" };

describe("the hosts of a deployment", () => {
  it("are those of the file, without a trailing slash", () => {
    expect(deployedSite(FILE, {})).toEqual({
      siteUrl: "https://www.maillon.example",
      appUrl: "https://app.maillon.example/espace",
    });
  });

  it("are those of the environment if it sets any", () => {
    expect(deployedSite(FILE, { GATSBY_SITE_URL: "http://127.0.0.1:9000/", GATSBY_APP_URL: "" })).toEqual({
      siteUrl: "http://127.0.0.1:9000",
      appUrl: "https://app.maillon.example/espace",
    });
    expect(deployedSite(FILE, { GATSBY_APP_URL: "https://app.essai.example/" }).appUrl).toBe(
      "https://app.essai.example",
    );
  });

  it("encode the accents of a host", () => {
    expect(deployedSite(FILE, { GATSBY_SITE_URL: "https://www.été.example" }).siteUrl).toBe(
      "https://www.xn--t-9fab.example",
    );
  });

  it.each(["www.x.fr", "https:x", "https://", "https://a b", "ftp://x.fr", "https://https://"])(
    "are never what Gatsby would refuse before the French report: %s",
    (siteUrl) => {
      expect(parseUrl(deployedSite({ siteUrl }, {}).siteUrl)).toBeDefined();
      expect(deployedSite(FILE, { GATSBY_SITE_URL: siteUrl }).siteUrl).toMatch(/^https:\/\/[a-z.]+$/);
    },
  );
});

describe("an invalid site.json", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "maillon-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(["null", "42", "[]", "{", '{"siteUrl": 42}', '{"siteUrl": null}'])("is left to the checks: %s", (text) => {
    writeFileSync(path.join(folder, "site.json"), text);
    expect(readSite(folder, {})).toMatchObject({ siteUrl: "https://localhost", appUrl: "https://localhost" });
  });
});
