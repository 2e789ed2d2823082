import type { PageFacts } from "../../../src/seo/facts";
import { inScript, structuredData } from "../../../src/seo/structured-data";
import { exampleSite as site } from "./example-site";

const page = { title: "QR code", description: "Un QR code.", canonical: "/qrcode/x" };
const questions = [{ question: "Oui ?", answer: "Oui." }];

const nodesOf = (facts: PageFacts) =>
  (structuredData({ site, page, ...facts })?.["@graph"] ?? []) as unknown as Record<string, unknown>[];
const find = (facts: PageFacts, type: string) => nodesOf(facts).find((node) => node["@type"] === type);

test("a page that answers errors has no structured data", () => {
  expect(structuredData({ trail: [{ label: "Accueil", to: "/" }] })).toBeNull();
});

test("a page says what it shows and nothing else", () => {
  expect(nodesOf({}).map((node) => node["@type"])).toEqual(["WebPage"]);
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
])("the publisher is reached where support is: %s", (support, contact) => {
  const publisher = find({ site: { ...site, support }, page: { ...page, canonical: "/" } }, "Organization");
  expect(publisher).toMatchObject({ contactPoint: contact });
});

test("addresses are absolute, on the deployment's host", () => {
  expect(find({}, "WebPage")).toMatchObject({
    url: "https://www.maillon.example/qrcode/x",
    primaryImageOfPage: { url: "https://www.maillon.example/og/qrcode/x.png" },
  });
});

test("the date of the content is the page's date", () => {
  expect(find({ page: { ...page, updated: "2026-11-20" } }, "WebPage")).toMatchObject({ dateModified: "2026-11-20" });
  expect(find({}, "WebPage")).not.toHaveProperty("dateModified");
});

test("a page that lists others is a collection", () => {
  expect(find({ isIndex: true }, "CollectionPage")).toBeDefined();
});

test("a family without a page is no step of the trail; the page itself is the last, without an address", () => {
  const trail = [{ label: "Accueil", to: "/" }, { label: "QR code" }, { label: "Dynamique" }];
  expect(find({ trail }, "BreadcrumbList")?.["itemListElement"]).toEqual([
    { "@type": "ListItem", position: 1, name: "Accueil", item: "https://www.maillon.example/" },
    { "@type": "ListItem", position: 2, name: "Dynamique" },
  ]);
});

test("questions that several pages repeat are marked up on the home page alone", () => {
  expect(find({ commonQuestions: questions }, "FAQPage")).toBeUndefined();
  expect(find({ commonQuestions: questions, page: { ...page, canonical: "/" } }, "FAQPage")).toBeDefined();
  expect(find({ ownQuestions: questions }, "FAQPage")).toBeDefined();
});

test("an offer has its price with two decimals, in euros, taxes included", () => {
  const plans = [{ name: "PRO", description: "Pour un pro.", monthlyPrice: 9.9 }];
  const offers = find({ plans }, "SoftwareApplication")?.["offers"] as object[];
  expect(offers).toHaveLength(1);
  expect(offers[0]).toMatchObject({
    price: "9.90",
    priceCurrency: "EUR",
    priceSpecification: { price: "9.90", valueAddedTaxIncluded: true, unitCode: "MON" },
  });
});

test("no text can end the script element", () => {
  const data = structuredData({ site, page: { ...page, title: "</script><script>alert(1)" } })!;
  expect(inScript(data)).not.toContain("<");
  expect(JSON.parse(inScript(data))).toEqual(data);
});
