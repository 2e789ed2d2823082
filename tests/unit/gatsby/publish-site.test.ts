import { readSite } from "../../../src/content/site";
import type { BuiltSite } from "../../../src/gatsby/built-site";
import { publishSite } from "../../../src/gatsby/publish-site";

jest.mock("../../../src/hosting/publishing/publish", () => ({ publish: async () => ({}) }));
jest.mock("../../../src/gatsby/inline-scripts", () => ({ buildInlineScripts: async () => ({}) }));
jest.mock("../../../src/gatsby/webpack/bundle-cache", () => ({ buildVersion: () => "1" }));

test("the log warns of each former address that Cloudflare Pages would not redirect, and only then", async () => {
  const logged = (count: number) => {
    const anciennesAdresses = Array.from({ length: count }, (_, index) => `ancienne-${index}`);
    const allFamilyPage = { nodes: [{ path: "/qrcode/dynamique", anciennesAdresses }] };
    const data = { allSitePage: { nodes: [] }, allFamilyPage };
    return publishSite({
      folder: "nowhere",
      site: readSite("data", {}),
      graphql: async () => ({ data }),
    } as unknown as BuiltSite);
  };
  expect(await logged(2001)).toMatch(/; warning: Cloudflare Pages would not redirect 1 former addresses$/);
  expect(await logged(2000)).not.toContain("warning");
});
