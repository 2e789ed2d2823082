import { readFileSync } from "node:fs";
import Validator from "@adobe/structured-data-validator";
import { inFrench } from "../../src/content/text/prose";
import { attribute, type BuiltPage, canonicalPages, fileExists, pages, site } from "./site";
import { distinctNodes, outsideVocabulary } from "./vocabulary";

interface Node {
  "@type": string;
  [property: string]: unknown;
}
interface Graph {
  "@context": string;
  "@graph": Node[];
}

const dataOf = ({ document }: BuiltPage): Graph[] =>
  document.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => JSON.parse(rawText));
const graphOf = (page: BuiltPage) => dataOf(page)[0]!;
const node = (page: BuiltPage, type: string) => graphOf(page)["@graph"].find((one) => one["@type"] === type);
const at = (address: string) => canonicalPages.find((page) => page.address === address)!;

test("every canonical page has one block of structured data, and no `<` that could end it", () => {
  for (const page of canonicalPages) {
    expect({ address: page.address, blocks: dataOf(page).length }).toEqual({ address: page.address, blocks: 1 });
    expect(page.document.querySelector('script[type="application/ld+json"]')?.rawText).not.toContain("<");
  }
});

test("all structured data belongs to schema.org's vocabulary", () => {
  expect(outsideVocabulary(distinctNodes(canonicalPages.map(graphOf)))).toEqual([]);
});

test("the vocabulary check refuses a property, a type and a value that schema.org does not have", () => {
  const page = { "@type": "WebPage", name: "Page" };
  const wrong = [
    { ...page, couleur: "bleu" },
    { ...page, "@type": "WebPaje" },
    { ...page, breadcrumb: { "@type": "Offer", price: 1 } },
  ];
  const refused = outsideVocabulary([page, ...wrong]).map(({ index }) => index);
  expect([...new Set(refused)]).toEqual([1, 2, 3]);
});

test("a rich-results validator finds nothing but optional fields to add", async () => {
  const validator = new Validator();
  for (const page of canonicalPages) {
    const byType: Record<string, Node[]> = {};
    for (const one of graphOf(page)["@graph"]) (byType[one["@type"]] ??= []).push(structuredClone(one));
    const issues = await validator.validate({ jsonld: byType });
    const found = issues
      .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
      .filter((issue) => !issue.endsWith("(optional)"));
    expect({ address: page.address, found }).toEqual({ address: page.address, found: [] });
  }
});

test("every reference has its node on the same page or on the home page", () => {
  const idsOf = (page: BuiltPage) => graphOf(page)["@graph"].map((one) => one["@id"]);
  const home = idsOf(at("/"));
  for (const page of canonicalPages) {
    const named = new Set([...home, ...idsOf(page)]);
    const references = [...JSON.stringify(graphOf(page)).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect({ address: page.address, missing: references.filter((id) => !named.has(id)) }).toEqual({
      address: page.address,
      missing: [],
    });
  }
});

test("the publisher and the site are described on the home page alone", () => {
  for (const type of ["Organization", "WebSite"]) {
    const described = canonicalPages.filter((page) => node(page, type)).map(({ address }) => address);
    expect(described).toEqual(["/"]);
  }
});

test("the home page describes the publisher, the site and the product", () => {
  const url = `${site.siteUrl}/`;
  const { items } = JSON.parse(readFileSync("data/landing/features.json", "utf8")) as { items: { title: string }[] };
  const { name, tagline } = site;
  const publisher = { "@id": `${url}#organization` };
  const contact = { contactType: "customer support", availableLanguage: "fr", email: site.support.slice(7) };
  expect(node(at("/"), "Organization")).toMatchObject({ name, slogan: tagline, url, contactPoint: contact });
  expect(node(at("/"), "WebSite")).toMatchObject({ name, description: tagline, url, inLanguage: "fr-FR", publisher });
  expect(node(at("/"), "SoftwareApplication")).toMatchObject({
    name,
    description: tagline,
    url,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    inLanguage: "fr-FR",
    publisher,
    featureList: items.map(({ title }) => inFrench(title, site)),
  });
});

test("lists of questions and steps say which page they belong to", () => {
  for (const page of canonicalPages) {
    const parts = graphOf(page)["@graph"].filter((one) => ["FAQPage", "HowTo"].includes(one["@type"]));
    const id = `${site.siteUrl}${page.address}#page`;
    for (const part of parts) expect(part).toMatchObject({ inLanguage: "fr-FR", isPartOf: { "@id": id } });
  }
});

test("the four marked-up offers are the landing page's plans at their monthly prices", () => {
  const { plans } = JSON.parse(readFileSync("data/landing/pricing.json", "utf8"));
  const application = node(at("/"), "SoftwareApplication");
  expect(application?.["offers"]).toEqual(
    plans.map(({ name, description, monthlyPrice }: { name: string; description: string; monthlyPrice: number }) =>
      expect.objectContaining({
        name,
        description: inFrench(description, site),
        price: monthlyPrice.toFixed(2),
        priceCurrency: "EUR",
      }),
    ),
  );
});

test("offers are marked up exactly on the pages that show the pricing section", () => {
  for (const page of canonicalPages) {
    const shown = page.document.getElementById("pricing") !== null;
    expect({ address: page.address, offers: node(page, "SoftwareApplication") !== undefined }).toEqual({
      address: page.address,
      offers: shown,
    });
  }
});

test("each marked-up question is visible on its page and marked up on no other", () => {
  const asked = (page: BuiltPage) =>
    (node(page, "FAQPage")?.["mainEntity"] as { name: string }[] | undefined)?.map(({ name }) => name) ?? [];
  const all = canonicalPages.flatMap(asked);
  expect(asked(at("/")).length).toBeGreaterThanOrEqual(6);
  expect(all.filter((question, index) => all.indexOf(question) !== index)).toEqual([]);
  for (const page of canonicalPages) {
    const shown = new Set(page.document.querySelectorAll("summary").map(({ text }) => text.trim()));
    expect({ address: page.address, unseen: asked(page).filter((question) => !shown.has(question)) }).toEqual({
      address: page.address,
      unseen: [],
    });
  }
});

test("the marked-up breadcrumb is the visible one, which ends at the page itself, without families that have no page", () => {
  for (const page of canonicalPages) {
    const steps = page.document.querySelectorAll("nav ol > li").map((step) => ({
      name: step.text.trim(),
      href: step.querySelector("a")?.getAttribute("href"),
    }));
    const current = page.document.querySelectorAll("nav ol > [aria-current=page]").map(({ text }) => text.trim());
    expect({ address: page.address, current }).toEqual({
      address: page.address,
      current: steps.slice(-1).map(({ name }) => name),
    });
    const listed = (node(page, "BreadcrumbList")?.["itemListElement"] ?? []) as { name: string; item?: string }[];
    const expected = steps
      .filter(({ href }, index) => href || index === steps.length - 1)
      .map(({ name, href }) => ({ name, item: href && site.siteUrl + href }));
    expect({ address: page.address, trail: listed.map(({ name, item }) => ({ name, item })) }).toEqual({
      address: page.address,
      trail: expected,
    });
  }
});

test("steps are marked up where the page has a guide, and only there", () => {
  for (const page of canonicalPages) {
    const steps = (node(page, "HowTo")?.["step"] ?? []) as { name: string }[];
    const guide = page.document.querySelector("section:has(#guide)");
    const shown = guide?.querySelectorAll("ol > li h3").map(({ text }) => text) ?? [];
    expect({ address: page.address, steps: steps.map(({ name }) => name) }).toEqual({
      address: page.address,
      steps: shown,
    });
  }
});

interface MarkedUpQuestion {
  name: string;
  acceptedAnswer: { text: string };
}

interface MarkedUpStep {
  name: string;
  text: string;
  url: string;
}

test("marked-up texts are the page's own", () => {
  for (const page of canonicalPages) {
    const { address, document } = page;
    const textOf = (selector: string, within = document) => within.querySelector(selector)?.text.trim();
    const answers = document
      .querySelectorAll("details")
      .map((details) => [textOf("summary", details), textOf("summary + *", details)]);
    const shown = {
      description: attribute(page, 'meta[name="description"]', "content"),
      answers: new Map(answers as [string, string][]),
      steps: document
        .querySelectorAll("section:has(#guide) ol > li")
        .map((step) => [textOf("h3", step), textOf("p", step)]),
    };
    const questions = (node(page, "FAQPage")?.["mainEntity"] ?? []) as MarkedUpQuestion[];
    const steps = (node(page, "HowTo")?.["step"] ?? []) as MarkedUpStep[];
    expect({
      address,
      description: (node(page, "WebPage") ?? node(page, "CollectionPage"))?.["description"],
      answers: questions.map(({ acceptedAnswer }) => acceptedAnswer.text),
      steps: steps.map(({ name, text }) => [name, text]),
      nowhere: steps.filter(({ url }) => !leadsInto(page, url)),
    }).toEqual({
      address,
      description: shown.description,
      answers: questions.map(({ name }) => shown.answers.get(name)),
      steps: shown.steps,
      nowhere: [],
    });
  }
});

/** Whether a URL leads to an existing fragment of the page. */
function leadsInto({ address, document }: BuiltPage, url: string): boolean {
  const [base, id = ""] = url.split("#");
  return base === site.siteUrl + address && id !== "" && document.getElementById(id) !== null;
}

test("the publisher's logo is a file of the site", () => {
  const { url } = node(at("/"), "Organization")!["logo"] as { url: string };
  expect(url.startsWith(site.siteUrl)).toBe(true);
  expect({ url, exists: fileExists(url.slice(site.siteUrl.length)) }).toEqual({ url, exists: true });
});

test("/raccourcir-lien/raccourcir-lien has the same structured data as /raccourcir-lien", () => {
  const [first, second] = ["/raccourcir-lien", "/raccourcir-lien/raccourcir-lien"].map((address) =>
    dataOf(pages.find((page) => page.address === address)!),
  );
  expect(second).toEqual(first);
});
