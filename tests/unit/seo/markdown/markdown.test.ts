import { accessibilityMarkdown } from "../../../../src/seo/markdown/accessibility";
import { articleBlocks, relatedBlocks, sourceLine } from "../../../../src/seo/markdown/article";
import { blogMarkdown } from "../../../../src/seo/markdown/blog";
import { linkToTarget, type MarkdownContext, prose } from "../../../../src/seo/markdown/context";
import { llmsText } from "../../../../src/seo/markdown/llms";
import { exampleSite } from "../example-site";

const context: MarkdownContext = {
  site: {
    ...exampleSite,
    legal: { privacy: "app:/legal/confidentialite", terms: "app:/legal/conditions", notices: "app:/legal/mentions" },
  },
  shortDomain: "mln.example",
  words: { checks: "À vérifier", questions: "Questions", related: "À lire", updated: "Mis à jour le" },
  offerings: new Map(),
  prices: { path: "/", label: "Tarifs" },
};

const TARGETS: [target: string, followed: string][] = [
  ["/qrcode/dynamique", "https://www.maillon.example/qrcode/dynamique.md"],
  ["/#pricing", "https://www.maillon.example/#pricing"],
  ["app:/inscription", "https://app.maillon.example/inscription"],
  ["support", "mailto:support@maillon.example"],
  ["privacy", "https://app.maillon.example/legal/confidentialite"],
];

test.each(TARGETS)("a link of the blog to %s leads to %s", (to, followed) => {
  const links = [{ label: "Ici", to }];
  const own = { title: "Blog", teaser: "Bientôt", topicsTitle: "Sujets", topics: [], updated: null };
  const words = { ...own, cta: "Essayer", meanwhile: "D'ici là" };
  expect(blogMarkdown({ ...words, links }, context)).toContain(`- [Ici](${followed})\n`);
});

test("the first of a month is written 1er", () => {
  const said = (updated: string) => sourceLine(context, { path: "/x", updated });
  expect(said("2026-03-01")).toMatch(/le 1er mars 2026\)$/);
  expect(said("2026-03-11")).toMatch(/le 11 mars 2026\)$/);
});

test("a link in a page's text leads to the Markdown version, and Markdown characters around it are escaped", () => {
  const passage = {
    title: "Avant",
    paragraphs: ["Une clé_* d'un [PDF *](/raccourcir-lien/pdf) ou [nos prix](/#pricing)."],
  };
  const none = { guide: null, assets: null, limits: null, questions: null, related: null, updated: null };
  expect(articleBlocks({ path: "/essai", description: "", what: passage, ...none }, context)[1]).toBe(
    "Une clé\\_\\* d'un [PDF \\*](https://www.maillon.example/raccourcir-lien/pdf.md) ou [nos prix](https://www.maillon.example/#pricing).",
  );
});

test("a link after an exclamation mark does not become an image", () =>
  expect(prose(context, "Voyez![le blog](/blog) !")).toBe("Voyez\\![le blog](https://www.maillon.example/blog.md) !"));

test.each(TARGETS)("the contact of the accessibility statement, %s, leads to %s", (to, followed) => {
  const words = { title: "Accessibilité", intro: "Ce site", state: "non conforme", parts: [], updated: null };
  expect(accessibilityMarkdown({ ...words, contact: { label: "Écrire", to } }, context)).toContain(
    `[Écrire](${followed})`,
  );
});

test("a page's missing parts and empty lists are not written", () => {
  expect(sourceLine(context, { path: "/x", updated: null })).toBe("<https://www.maillon.example/x>");
  const none = { what: null, guide: null, assets: null, limits: null, questions: null, updated: null };
  expect(relatedBlocks({ path: "/x", description: "", ...none, related: [] }, context)).toEqual([]);
  expect(llmsText("S", [{ title: "Vide", pages: [] }], context)).not.toContain("Vide");
});

test("a link with a query leads to the page, not to its Markdown version", () =>
  expect(linkToTarget(context, "Ici", "/raccourcir-lien/pdf?a=b")).toBe(
    "[Ici](https://www.maillon.example/raccourcir-lien/pdf?a=b)",
  ));
