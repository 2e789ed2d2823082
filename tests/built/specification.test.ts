import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { addressOfTarget } from "../../src/content/links/link-target";
import { FAMILIES, type Family, VARIANT_GROUPS } from "../../src/content/vocabulary";
import { attribute, type BuiltPage, canonicalPages, pages, site } from "./site";

/* What the specification requires literally. The texts of `data/` may change; these requirements may not. */

const plain = (text = "") => text.replace(/[\s\u00A0\u202F]+/g, " ").trim();
const pageAt = (address: string) => canonicalPages.find((page) => page.address === address)!;
const textOf = ({ document }: BuiltPage) => plain(document.querySelector("main")!.text);

/** The links that a selector finds, as `label → address`. */
const linksOf = ({ document }: BuiltPage, selector: string) =>
  document.querySelectorAll(selector).map((link) => `${plain(link.text)} → ${link.getAttribute("href")}`);

const inApp = (address: string) => site.appUrl + address;
const legal = (name: keyof typeof site.legal) => addressOfTarget(name, site);
const [signUp, signIn] = [inApp("/inscription"), inApp("/connexion")];

describe("the header and footer of every page (section 2)", () => {
  it.each(pages.map((page) => [page.file, page] as const))("have the links of the specification: %s", (_, page) => {
    expect(attribute(page, "header a", "href")).toBe("/");
    const anchors = ["Fonctionnalités → /#features", "Avantages → /#benefits", "Tarifs → /#pricing"];
    expect(linksOf(page, "header ul a").slice(0, 4)).toEqual([...anchors, "Affiliation → /#affiliate"]);
    const toApp = linksOf(page, "header a").filter((link) => link.includes(site.appUrl));
    expect(toApp).toEqual([
      `Se connecter → ${signIn}`,
      `Commencer → ${signUp}`,
      // In the menu of small screens.
      `Se connecter → ${signIn}`,
    ]);
    const footer = linksOf(page, "footer a");
    expect(footer).toEqual(
      expect.arrayContaining([
        "Fonctionnalités → /#features",
        "Tarifs → /#pricing",
        "Programme d’affiliation → /#affiliate",
        "FAQ → /#faq",
        "Blog → /blog",
        `Support → ${site.support}`,
      ]),
    );
    const titles = page.document.querySelectorAll("footer h2").map(({ text }) => plain(text));
    expect(titles).toEqual(expect.arrayContaining(["Produit", "Ressources", "Légal", "Plus de liens"]));
    expect(linksOf(page, 'footer a[target="_blank"]')).toEqual([
      `Politique de confidentialité (nouvel onglet) → ${legal("privacy")}`,
      `CGV et CGU (nouvel onglet) → ${legal("terms")}`,
      `Mentions légales (nouvel onglet) → ${legal("notices")}`,
    ]);
  });
});

test.each(VARIANT_GROUPS)("the footer leads to shortening pages of the group %s (section 2)", (group) => {
  const folder = path.join("data", "raccourcir-lien");
  const own = readdirSync(folder)
    .filter((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")).group === group)
    .map((file) => `/raccourcir-lien/${path.basename(file, ".json")}`);
  const links = pageAt("/")
    .document.querySelectorAll("footer nav a")
    .map((link) => link.getAttribute("href")!);
  expect(links.filter((link) => own.includes(link))).not.toEqual([]);
});

describe("the home page", () => {
  const page = pageAt("/");

  it("begins with its message, its button and its three highlights (sections 1, 2)", () => {
    const hero = page.document.querySelector("main section")!;
    expect(plain(hero.querySelector("h1")!.text)).toMatch(/liens en machines à convertir/);
    expect(plain(hero.text)).toMatch(
      /Raccourcissez, personnalisez et optimisez chaque lien.*Commencer gratuitement.*Illimité ?Liens & QR codes.*100 ?% ?Français.*Essai gratuit ?Sans carte bancaire/,
    );
    expect(hero.querySelector("a[data-event=CTAClicked]")!.getAttribute("href")).toBe(signUp);
  });

  it("has its sections in the specified order (section 2)", () => {
    const order = ["hero", "benefits", "features", "pricing", "affiliate", "faq"];
    const ids = page.document.querySelectorAll("main [id]").map(({ id }) => id);
    expect(ids.filter((id) => order.includes(id))).toEqual(order);
  });

  it("offers unlimited QR codes and classic links with every plan (section 9)", () => {
    const plans = page.document.querySelectorAll("#pricing li:has(> h3)").map(({ text }) => plain(text));
    expect(plans).toEqual(Array(4).fill(expect.stringContaining("Liens classiques et QR codes illimités")));
  });

  it("ends with the call to action that the specification names (section 4)", () => {
    const last = page.document.querySelectorAll("main a[data-event=CTAClicked]").at(-1)!;
    expect([plain(last.text), last.getAttribute("data-event-location"), last.getAttribute("href")]).toEqual([
      "Créer un compte gratuit",
      "CTA Section",
      signUp,
    ]);
  });

  it.each([
    ["availability", /99,9 %/],
    ["French hosting", /hébergé(?:e?s)? en France/],
    ["data in Europe", /données en Europe/],
    ["the law", /RGPD/],
    ["support in French", /en français/],
    ["no bank card", /sans carte bancaire/i],
    ["the first link", /(?:30|trente) secondes/],
    ["a domain of one's own", /(?:5|cinq) minutes/],
    ["a DNS record", /DNS/],
    ["uplift", /40 % (?:en moyenne|de conversion)/],
    ["the account", /(?:2|deux) minutes/],
    ["cancellation", /à tout moment/],
    ["the end of a cancelled subscription", /(?:jusqu’à la fin|fin de la période)/],
    ["permanence", /tant que (?:le|votre) compte est actif/],
    ["commission", /40 %.{0,120}abonnés/],
    ["recurring commission", /chaque mois/],
    ["standard support", /72 heures ouvrées/],
    ["priority support", /24 heures garanties/],
    ["the limit of clicks", /page d’erreur temporaire/],
    ["two months", /2 mois offerts/],
  ])("claims what the specification lists (sections 1, 8, 9): %s", (_, claim) => {
    // 140 % would be another claim than 40 %.
    expect(textOf(page)).toMatch(new RegExp(`(?<!\\d)${claim.source}`, claim.flags));
  });
});

test("the blog says that it is coming, and what about (section 2)", () => {
  expect(textOf(pageAt("/blog"))).toMatch(/Bientôt disponible.*optimisation des liens/);
});

const entriesOf = (family: Family) =>
  readdirSync(path.join("data", family)).map((file) => {
    const key = path.basename(file, ".json");
    const address = family === key ? `/${family}` : `/${family}/${key}`;
    return { address, page: pageAt(address), entry: JSON.parse(readFileSync(path.join("data", family, file), "utf8")) };
  });

/** A writer's text as the build writes it, with the brand filled in, but without the typography that the build adds. */
const written = (text: string) =>
  plain(text)
    .replaceAll("{marque}", site.name)
    .replaceAll("{domaineCourt}", site.shortDomain)
    .replace(/[’']/g, "'")
    .replace(/ ([:;!?»%€])/g, "$1")
    .replace(/« /g, "«")
    .replaceAll("...", "…");

/** Ids in a page's long text, in their order; a page that a writer has just added has none. */
const LONG_TEXT = ["what", "limits", "guide", "assets", "questions", "pages"];
const SHARED = { "lien-en-bio": ["benefits", "features", "pricing", "faq"], qrcode: [], "raccourcir-lien": [] };

describe("the pages of a family (section 2)", () => {
  it.each(FAMILIES)("lead to sign-up after their own content and any shared sections: /%s", (family) => {
    const order = ["page-title", ...LONG_TEXT, ...SHARED[family], signUp];
    for (const { address, page } of entriesOf(family)) {
      const found = page.document.querySelectorAll('main [id], main a[data-event-location="CTA Section"]');
      const places = found.map((place) => place.id || place.getAttribute("href")!);
      expect({ address, places: places.filter((place) => order.includes(place)) }).toEqual({
        address,
        places: order.filter((place) => places.includes(place) || !LONG_TEXT.includes(place)),
      });
    }
  });

  it.each(FAMILIES)("have the meta description of their entry: /%s", (family) => {
    const entries = entriesOf(family);
    expect(entries.length).toBeGreaterThan(5);
    for (const { address, page, entry } of entries) {
      const description = attribute(page, 'meta[name="description"]', "content")!;
      expect({ address, description: written(description) }).toEqual({
        address,
        description: written(entry.description),
      });
    }
  });

  it("have their title, subtitle, three labels, and links to sign-up and the features: /raccourcir-lien", () => {
    for (const { address, page, entry } of entriesOf("raccourcir-lien")) {
      const shown = written(textOf(page));
      const texts = [entry.title, entry.subtitle, ...entry.features].map(written);
      expect({ address, missing: texts.filter((text) => !shown.includes(text)) }).toEqual({ address, missing: [] });
      const title = written(page.document.querySelector("head > title")!.text);
      expect({ address, title }).toEqual({ address, title: written(entry.title) });
      expect(linksOf(page, "main a")).toEqual(
        expect.arrayContaining([`Commencer gratuitement → ${signUp}`, "Découvrir les fonctionnalités → /#features"]),
      );
    }
  });

  it("have their SEO title, their call to action and their badges: /qrcode", () => {
    for (const { address, page, entry } of entriesOf("qrcode")) {
      const title = written(page.document.querySelector("head > title")!.text);
      expect({ address, title }).toEqual({ address, title: written(entry.seoTitle) });
      const badges = ["QR codes illimités", "100% personnalisables", "Haute résolution"];
      const shown = written(textOf(page));
      const texts = [entry.title, entry.description, entry.cta].map(written);
      expect([...texts, ...badges].filter((text) => !shown.includes(text))).toEqual([]);
      expect(linksOf(page, "main a").map(written)).toContain(written(`${entry.cta} → ${signUp}`));
    }
  });

  it("have their network's name in their title, a link to sign-up and their badges: /lien-en-bio", () => {
    for (const { page, entry } of entriesOf("lien-en-bio")) {
      expect(plain(page.document.querySelector("head > title")!.text)).toBe(`Votre lien en bio ${entry.name}`);
      const shown = written(textOf(page));
      const badges = ["Liens illimités", "100% français", "Essai gratuit"];
      expect(badges.filter((badge) => !shown.includes(badge))).toEqual([]);
      expect(linksOf(page, "main a")).toContain(`Commencer gratuitement → ${signUp}`);
    }
  });
});
