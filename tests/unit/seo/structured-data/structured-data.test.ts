import type { PageFacts } from "../../../../src/seo/facts";
import { inScript, structuredData } from "../../../../src/seo/structured-data";
import { exampleSite as site } from "../example-site";

const page = { title: "QR code", description: "Un QR code.", canonical: "/qrcode/x" };
const questions = [{ question: "Oui ?", answer: "Oui." }];

const nodesOf = (facts: PageFacts) =>
  (structuredData({ site, page, ...facts })?.["@graph"] ?? []) as unknown as Record<string, unknown>[];
const find = (facts: PageFacts, type: string) => nodesOf(facts).find((node) => node["@type"] === type);

test("an error page has no structured data", () => {
  expect(structuredData({ trail: [{ label: "Accueil", to: "/" }] })).toBeNull();
});

test("a page describes what it shows and nothing else", () => {
  expect(nodesOf({}).map((node) => node["@type"])).toEqual(["WebPage"]);
});

test("a page has the name and the description that it declares", () => {
  expect(find({}, "WebPage")).toMatchObject({ name: "QR code", description: "Un QR code." });
});

test("the publisher and the site are described on the home page; other pages refer to them", () => {
  const home = nodesOf({ page: { ...page, canonical: "/" } });
  expect(home.map((node) => node["@type"])).toEqual(["Organization", "WebSite", "WebPage"]);
  const [, website] = home;
  expect(find({}, "WebPage")).toMatchObject({ isPartOf: { "@id": website!["@id"] } });
});

test.each([
  ["mailto:support@maillon.example", { email: "support@maillon.example" }],
  ["mailto:support@maillon.example?subject=Aide", { email: "support@maillon.example" }],
  ["https://aide.maillon.example/?a=b", { url: "https://aide.maillon.example/?a=b" }],
])("the publisher's contact is the support address: %s", (support, contact) => {
  const publisher = find({ site: { ...site, support }, page: { ...page, canonical: "/" } }, "Organization");
  expect(publisher).toMatchObject({ contactPoint: contact });
});

test("addresses are absolute, on the deployment's host", () => {
  expect(find({}, "WebPage")).toMatchObject({
    url: "https://www.maillon.example/qrcode/x",
    primaryImageOfPage: { url: "https://www.maillon.example/og/qrcode/x.png" },
  });
});

test("the date of the content is the page's modification date", () => {
  expect(find({ page: { ...page, updated: "2026-11-20" } }, "WebPage")).toMatchObject({ dateModified: "2026-11-20" });
  expect(find({}, "WebPage")).not.toHaveProperty("dateModified");
});

test("a page that lists others is a collection", () => {
  expect(find({ isIndex: true }, "CollectionPage")).toBeDefined();
});

test("a family without a page is no breadcrumb; the page itself is the last one, without a URL", () => {
  const trail = [{ label: "Accueil", to: "/" }, { label: "QR code" }, { label: "Dynamique" }];
  expect(find({ trail }, "BreadcrumbList")?.["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: "Accueil", item: "https://www.maillon.example/" },
    { "@type": "ListItem", position: 2, name: "Dynamique" },
  ]);
});

test("questions repeated on several pages are marked up only on the home page", () => {
  expect(find({ commonQuestions: questions }, "FAQPage")).toBeUndefined();
  expect(find({ commonQuestions: questions, page: { ...page, canonical: "/" } }, "FAQPage")).toBeDefined();
  expect(find({ ownQuestions: questions }, "FAQPage")).toBeDefined();
});

test("a question has its answer's text", () => {
  expect(find({ ownQuestions: questions }, "FAQPage")?.["mainEntity"]).toEqual([
    { "@type": "Question", name: "Oui ?", acceptedAnswer: { "@type": "Answer", text: "Oui." } },
  ]);
});

test("a step has its number, name, text and the URL of the guide", () => {
  const guide = { title: "Faire un code", steps: [{ name: "Coller", text: "Collez le lien." }] };
  const url = "https://www.maillon.example/qrcode/x#guide";
  expect(find({ guide }, "HowTo")).toMatchObject({
    name: "Faire un code",
    step: [{ position: 1, name: "Coller", text: "Collez le lien.", url }],
  });
});

test("answers and steps contain the words of their links, without the URLs", () => {
  const linked = "Voyez [le guide](/raccourcir-lien/pdf).";
  const guide = { title: "Faire", steps: [{ name: "Lire", text: linked }] };
  expect(find({ guide }, "HowTo")).toMatchObject({ step: [{ text: "Voyez le guide." }] });
  expect(find({ ownQuestions: [{ question: "Où ?", answer: linked }] }, "FAQPage")).toMatchObject({
    mainEntity: [{ acceptedAnswer: { text: "Voyez le guide." } }],
  });
});

test("an offer has its monthly price in euros, with two decimals and taxes, and links to the sign-up page", () => {
  const plans = [{ name: "PRO", description: "Pour un pro.", monthlyPrice: 9.9 }];
  const offers = find({ plans }, "SoftwareApplication")?.["offers"] as object[];
  expect(offers).toHaveLength(1);
  expect(offers[0]).toMatchObject({
    price: "9.90",
    priceCurrency: "EUR",
    url: "https://app.maillon.example/inscription",
    priceSpecification: { price: "9.90", valueAddedTaxIncluded: true, billingDuration: 1, unitCode: "MON" },
  });
});

test("no text can close the script element", () => {
  const data = structuredData({ site, page: { ...page, title: "</script><script>alert(1)" } })!;
  expect(inScript(data)).not.toContain("<");
  expect(JSON.parse(inScript(data))).toEqual(data);
});
