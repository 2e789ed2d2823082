import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { addressOf } from "../../src/content/links/page-address";
import { formatPrice } from "../../src/content/text/numbers";
import { readContent } from "../../src/content/files/read-content";
import { markdownAddress } from "../../src/seo/page-files";
import { canonicalPages, FOLDER, readBuilt, readBytes, site } from "./site";

const all = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]+)</${element}>`, "g"))].map(([, value]) => value!);

const urlOf = (address: string) => site.siteUrl + address;

const entries = all(readBuilt("/sitemap-index.xml"), "loc").flatMap((map) =>
  [...readBuilt(new URL(map).pathname).matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry]) => entry!),
);

test("the sitemap holds exactly the canonical addresses", () => {
  const listed = entries.map((entry) => all(entry, "loc")[0]);
  expect(listed.sort()).toEqual(canonicalPages.map(({ address }) => urlOf(address)).sort());
});

/** The files that hold the dates of the pages outside the families, with their addresses. */
const DATED: Record<string, string> = {
  "landing/hero.json": "/",
  "blog.json": "/blog",
  "accessibilite.json": "/accessibilite",
};

test("every address of the sitemap carries the date of its content, if it has one", () => {
  const written = new Map(
    readContent("data").flatMap(({ path }) => {
      const address = DATED[path] ?? addressOf(path);
      return address
        ? [[urlOf(address), JSON.parse(readFileSync(`data/${path}`, "utf8")).updated as string | undefined] as const]
        : [];
    }),
  );
  for (const entry of entries) {
    const [url] = all(entry, "loc");
    const [date] = all(entry, "lastmod");
    expect({ url, date: date?.slice(0, 10) }).toEqual({ url, date: written.get(url!) });
  }
});

test("robots.txt disallows nothing and names this deployment's sitemap", () => {
  const lines = readBuilt("/robots.txt").trim().split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines.filter((line) => /^Disallow: ?\S/.test(line))).toEqual([]);
  expect(lines).toContain(`Sitemap: ${site.siteUrl}/sitemap-index.xml`);
});

test("the manifest carries the brand's name, and starts the site as the browser shows it", () => {
  expect(JSON.parse(readBuilt("/site.webmanifest"))).toMatchObject({
    name: site.name,
    short_name: site.name,
    lang: "fr-FR",
    start_url: "/",
    display: "browser",
  });
});

test("the manifest's icons exist in their declared sizes, and one of them is maskable", async () => {
  const { icons } = JSON.parse(readBuilt("/site.webmanifest")) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining([undefined, "maskable"]));
  for (const { src, sizes } of icons) {
    const { format, width, height } = await sharp(readBytes(src)).metadata();
    expect({ src, format, sizes: `${width}x${height}` }).toEqual({ src, format: "png", sizes });
  }
});

test("every page has a Markdown version, and no other Markdown is served", () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `/${file.replaceAll("\\", "/")}`);
  expect(files.sort()).toEqual(canonicalPages.map(({ address }) => markdownAddress(address)).sort());
});

test("a Markdown version has its page's heading and URL, no unfilled placeholder and French apostrophes", () => {
  for (const { address, document } of canonicalPages) {
    const twin = readBuilt(markdownAddress(address));
    const title = document.querySelector("h1")!.text;
    expect(twin.split("\n")[0]).toBe(`# ${title}`);
    expect(twin).toContain(`<${urlOf(address)}>`);
    expect(twin).not.toMatch(/\{(marque|domaineCourt)\}|undefined|\[object/);
    expect({ address, straight: twin.match(/\p{L}'\p{L}.*/u)?.[0] }).toEqual({ address });
  }
});

/** The prices and their tool are on several pages, but only in the home page's Markdown version. */
const toolsOf = (address: string) => (address === "/" ? "[data-tool] h2" : "[data-tool]:not([data-tool=plans]) h2");

test("a Markdown version has the headings of its page's own text and tools, in the page's order", () => {
  const own = ["what", "guide", "assets", "limits", "questions"].map((id) => `h2#${id}`).join();
  let checked = 0;
  for (const { address, document } of canonicalPages) {
    const twin = readBuilt(markdownAddress(address)).replaceAll("\\", "");
    const headings = document.querySelectorAll(`${own},${toolsOf(address)}`).map(({ text }) => `## ${text}`);
    checked += headings.length;
    expect({ address, headings: twin.split("\n").filter((line) => headings.includes(line)) }).toEqual({
      address,
      headings,
    });
  }
  expect(checked).toBeGreaterThan(4 * canonicalPages.length);
});

test("a Markdown version gives the URL of each tool on its page", () => {
  for (const { address, document } of canonicalPages) {
    const places = document.querySelectorAll(toolsOf(address)).map(({ id }) => `<${urlOf(address)}#${id}>`);
    const twin = readBuilt(markdownAddress(address));
    expect({ address, lacks: places.filter((place) => !twin.includes(place)) }).toEqual({ address, lacks: [] });
  }
});

test("a Markdown version that asks for a sign-up states the trial terms and links to all prices", () => {
  const families = canonicalPages.filter(({ address }) => /^\/(raccourcir-lien|qrcode|lien-en-bio)/.test(address));
  expect(families.length).toBeGreaterThan(70);
  for (const { address } of families) {
    const { trial } = JSON.parse(readFileSync(`data/${address.split("/")[1]}.json`, "utf8"));
    const twin = readBuilt(markdownAddress(address)).replaceAll("\u00A0", " ");
    expect({ address, trial: twin.includes(`(${trial})`), prices: twin.includes(urlOf("/index.md")) }).toEqual({
      address,
      trial: true,
      prices: true,
    });
  }
});

test("the home page's Markdown version has the heading of each of its sections", () => {
  const twin = readBuilt(markdownAddress("/")).replaceAll("\\", "");
  const { document } = canonicalPages.find(({ address }) => address === "/")!;
  const headings = document.querySelectorAll("main section h2").map(({ text }) => text);
  expect(headings.length).toBeGreaterThanOrEqual(8);
  expect(headings.filter((text) => !twin.includes(`## ${text}`))).toEqual([]);
});

const dataOf = (file: string) => JSON.parse(readFileSync(`data/${file}`, "utf8")) as Record<string, unknown>;

/** The fields of a page's file that hold text for its reader; the others serve drawings, links or search. */
const SAID = ["title", "subtitle", "features", "bio", "what", "guide", "assets", "limits", "questions"];

/** The files of the pages outside the families: where they are said, and the fields that are not, or not as such. */
const OWN_TEXTS: [file: string, address: string, ...unsaid: string[]][] = [
  ["landing/hero.json", "/", "pageTitle", "pageDescription", "updated", "machine"],
  ["landing/benefits.json", "/", "icon"],
  ["landing/features.json", "/", "icon", "picture"],
  ["landing/use-cases.json", "/", "icon"],
  ["landing/affiliate.json", "/", "figureLabel"],
  ["landing/faq.json", "/", "to"],
  ["landing/closing.json", "/"],
  ["blog.json", "/blog", "pageTitle", "pageDescription", "updated", "to"],
  ["accessibilite.json", "/accessibilite", "pageTitle", "pageDescription", "updated", "to"],
];

const { shortDomain } = dataOf("site.json") as { shortDomain: string };

/** Reduces links to their words: a page, its file and its Markdown version write link URLs differently. */
const unlinked = (text: string) => text.replace(/\[([^[\]]+)\]\([^\s()]+\)/g, "$1");

/** Normalises a text for comparison: brand filled in, no spaces, no Markdown escapes, curly apostrophes. */
const bare = (text: string) =>
  unlinked(text)
    .replaceAll("{marque}", site.name)
    .replaceAll("{domaineCourt}", shortDomain)
    .replace(/[\s\\*]/g, "")
    .replaceAll("'", "’");

const sentencesOf = (value: unknown, unsaid: readonly string[] = []): string[] => {
  if (typeof value === "string") return [value];
  const parts = Object.entries(value ?? {}).filter(([name]) => name !== "offering" && !unsaid.includes(name));
  return parts.flatMap(([, part]) => sentencesOf(part, unsaid));
};

test("a Markdown version holds every sentence that the writers gave its page", () => {
  const written = readContent("data").filter(({ path }) => addressOf(path));
  expect(written.length).toBeGreaterThanOrEqual(73);
  for (const { path } of written) {
    const content = dataOf(path);
    const twin = bare(readBuilt(markdownAddress(addressOf(path)!)));
    const sentences = SAID.flatMap((field) => sentencesOf(content[field]));
    expect({ path, missing: sentences.filter((text) => !twin.includes(bare(text))) }).toEqual({ path, missing: [] });
  }
});

test.each(OWN_TEXTS)("every sentence of %s is in the Markdown version of %s", (file, address, ...unsaid) => {
  const twin = bare(readBuilt(markdownAddress(address)));
  const sentences = sentencesOf(dataOf(file), unsaid);
  expect(sentences.length).toBeGreaterThan(3);
  expect(sentences.filter((text) => !twin.includes(bare(text)))).toEqual([]);
});

test("a Markdown version has its page's example, names the offerings of its cards, and links to its related pages", () => {
  const { items } = dataOf("landing/features.json") as { items: { offering: string; title: string }[] };
  const nameOf = new Map(items.map(({ offering, title }) => [offering, bare(title)]));
  for (const { path } of readContent("data").filter(({ path }) => addressOf(path))) {
    const address = addressOf(path)!;
    const twin = readBuilt(markdownAddress(address));
    const {
      example,
      assets,
      related = [],
    } = dataOf(path) as Partial<{
      example: { long: string; slug: string };
      assets: { items: { offering: string }[] };
      related: string[];
    }>;
    const expected = [
      ...(example ? [`\`${example.long}\` → \`${shortDomain}/${example.slug}\``] : []),
      ...related.map((page) => `](${urlOf(markdownAddress(page))})\u00A0: `),
      ...(/^\/raccourcir-lien\//.test(address) ? [`](${urlOf(markdownAddress("/raccourcir-lien"))})`] : []),
    ];
    expect(expected.length).toBeGreaterThanOrEqual(2);
    const names = (assets?.items ?? []).map(({ offering }) => nameOf.get(offering)!);
    const cards = names.filter((name) => !bare(twin).includes(`-${name}.`));
    const missing = [...expected.filter((text) => !twin.includes(text)), ...cards];
    expect({ address, missing }).toEqual({ address, missing: [] });
  }
});

test("the Markdown version of /raccourcir-lien links to every other one of its family", () => {
  const hub = readBuilt(markdownAddress("/raccourcir-lien"));
  const others = canonicalPages.filter(({ address }) => address.startsWith("/raccourcir-lien/"));
  const missing = others.filter(({ address }) => !hub.includes(`](${urlOf(markdownAddress(address))})`));
  expect(missing.map(({ address }) => address)).toEqual([]);
});

test("a Markdown version numbers its page's steps, each with its name before its text", () => {
  const words = (text: string) => text.replace(/\s+/g, " ").trim();
  let checked = 0;
  for (const { address, document } of canonicalPages) {
    const twin = words(unlinked(readBuilt(markdownAddress(address))).replaceAll("\\", ""));
    const steps = ["guide", "affiliate-title"].flatMap((heading) =>
      document.querySelectorAll(`section:has(#${heading}) ol > li`).map((step, index) => {
        const [name, text] = step.children.map((part) => words(part.text));
        return `${index + 1}. **${name}${/[.!?…:]$/.test(name!) ? "" : "."}** ${text}`;
      }),
    );
    checked += steps.length;
    expect({ address, missing: steps.filter((step) => !twin.includes(step)) }).toEqual({ address, missing: [] });
  }
  expect(checked).toBeGreaterThan(3 * canonicalPages.length);
});

describe("the home page's Markdown version", () => {
  const { plans, billing, badges, rows } = JSON.parse(readFileSync("data/landing/pricing.json", "utf8"));
  /** The cells of one row of the plan table, one per plan; the row is found by its label. */
  const cellsOf = (label: string) => {
    const line = readBuilt(markdownAddress("/"))
      .split("\n")
      .find((one) => one.startsWith(`| ${label} |`))!;
    const [, , ...cells] = line.split("|").map((cell) => cell.replace(/\s/g, " ").trim());
    return cells.slice(0, -1);
  };

  test("states each plan's prices and where the struck-through price comes from, as the page does", () => {
    const prices: string[] = plans.map(
      ({ monthlyPrice, annualPrice, annualSavings }: Record<string, number>) =>
        `${formatPrice(monthlyPrice!)} ${billing.perMonth}, ${annualPrice} € ${billing.perYear} ` +
        `(${billing.insteadOf} ${annualSavings} €, ${billing.struckReason})`,
    );
    expect(cellsOf(billing.price)).toEqual(prices.map((price) => price.replace(/\s/g, " ")));
  });

  test("marks users as to come on exactly the plans that declare it", () => {
    const coming = cellsOf(rows.users.label).map((cell) => cell.endsWith(`(${badges.coming})`));
    expect(coming).toEqual(plans.map(({ limits }: { limits: { usersComing: boolean } }) => limits.usersComing));
  });
});

test("links between Markdown versions resolve", () => {
  const addresses = new Set(canonicalPages.map(({ address }) => urlOf(markdownAddress(address))));
  for (const file of [...canonicalPages.map(({ address }) => markdownAddress(address)), "/llms.txt"]) {
    const links = [...readBuilt(file).matchAll(/\]\((\S+?\.md)\)/g)].map(([, url]) => url!);
    expect({ file, broken: links.filter((url) => !addresses.has(url)) }).toEqual({ file, broken: [] });
  }
});

test("llms.txt names the site and lists every page's Markdown version once", () => {
  const text = readBuilt("/llms.txt");
  expect(text.startsWith(`# ${site.name}\n\n> `)).toBe(true);
  const links = [...text.matchAll(/^- \[.+?\]\((\S+?)\): \S/gm)].map(([, url]) => url!);
  expect(links.sort()).toEqual(canonicalPages.map(({ address }) => urlOf(markdownAddress(address))).sort());
});

test("llms.txt lists the families one by one, and last what a reader with little room may leave out", () => {
  const [, ...sections] = readBuilt("/llms.txt").split("\n## ");
  const listed = sections.map((section) => {
    const folders = [...section.matchAll(/\]\((\S+?)\)/g)].map(([, url]) => new URL(url!).pathname.split("/")[1]);
    return [section.split("\n")[0]!.replace("\u00A0", " "), ...new Set(folders)];
  });
  const families = ["raccourcir-lien", "qrcode", "lien-en-bio"];
  expect(listed).toEqual([
    [site.name, "index.md", "raccourcir-lien.md"],
    ...families.map((family) => [dataOf(`${family}.json`)["breadcrumb"], family]),
    ["Optional", "blog.md", "accessibilite.md"],
  ]);
});

/* Without the layout styles, only a space separates adjacent inline elements. */
test("adjacent inline elements have a space between them in the page's text", () => {
  const inALine = ["a", "b", "code", "label", "span", "strong"];
  const candidates = inALine.map((name) => `header ${name},main ${name}`).join();
  const stuck = canonicalPages.flatMap(({ address, document }) =>
    document.querySelectorAll(candidates).flatMap((one) => {
      const next = one.nextSibling as typeof one | null;
      if (!next || !inALine.includes(next.rawTagName)) return [];
      if (!one.textContent.trim() || !next.textContent.trim() || one.closest("[aria-hidden=true],[role=img]"))
        return [];
      return [`${address}: ${one.textContent}|${next.textContent}`];
    }),
  );
  expect(stuck).toEqual([]);
});
