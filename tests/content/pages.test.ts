import { checkToolExamples } from "../../src/commands/verifier/tool-examples";
import { checkFiles } from "../../src/content/check";
import { FEWEST_WORDS } from "../../src/content/checks/length";
import { formatProblems } from "../../src/content/format-problems";
import { countWords, isPage } from "../../src/content/page-words";
import { readContent } from "../../src/content/files/read-content";
import { verifyContent } from "../../src/content/verify";

const pages = checkFiles(readContent("data")).documents.filter(isPage);

/** The keys that section 2 of the specification names; there are others: seventy-three pages in total. */
const SPECIFIED = {
  "lien-en-bio": "instagram tiktok linkedin youtube twitter twitch",
  qrcode: "dynamique carte-de-visite avis-google google-avis en-ligne creator generateur",
  "raccourcir-lien":
    "raccourcir-lien url gratuit personnalise en-ligne hypertexte google google-form google-sheet google-doc google-maps " +
    "linkedin youtube twitter facebook pour-instagram tiktok whatsapp discord zoom bitly canva linktree tinyurl cuttly " +
    "dropbox onedrive drive sharepoint amazon pdf image word excel teams rgpd comment comment-url comment-linkedin",
};

const NAMED = Object.entries(SPECIFIED).flatMap(([family, keys]) =>
  keys.split(" ").map((key) => `${family}/${key}.json`),
);

describe("the published content", () => {
  it("passes every check", async () => {
    const problems = (await verifyContent("data", {}, checkToolExamples)).filter(({ level }) => level === "problem");
    expect(formatProblems(problems)).toBe("");
  });

  it("has every page that the specification lists", () => {
    const there = pages.map(({ path }) => path);
    expect(NAMED.filter((path) => !there.includes(path))).toEqual([]);
    expect(pages.length).toBeGreaterThanOrEqual(73);
  });

  // A page that a writer has just added has four fields and a warning.
  it.each(NAMED)("%s has a long text of its own", (name) => {
    const page = pages.find(({ path }) => path === name)!;
    expect(page.value).toHaveProperty("what");
    expect(countWords(page)).toBeGreaterThanOrEqual(FEWEST_WORDS);
  });
});
