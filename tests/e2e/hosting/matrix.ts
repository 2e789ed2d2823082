import { FAMILIES } from "../../../src/content/vocabulary";
import { content, generatedPages } from "../content";

/** One request, and what every server must answer. */
export interface Row {
  target: string;
  status: 200 | 301 | 404;
  /** Where a permanent redirect leads. */
  location?: string;
  /** Words that the answer's page must hold. */
  text?: string;
  /** `immutable` or `no-cache`: what `Cache-Control` must hold. */
  cache?: string;
  /**
   * True if Netlify and Cloudflare answer on their own before they look at our files, e.g. for doubled slashes. Their
   * interpreter must then only stay on the site.
   */
  beforeFiles?: boolean;
  /** What differs on these hosts, which cannot do better. */
  netlify?: Partial<Row>;
  cloudflare?: Partial<Row>;
}

const LONG = "a".repeat(4000);
const QUERY = "?gf=abc&utm_source=%C3%A9t%C3%A9&next=//evil.test/%0d%0aSet-Cookie:a=b";

const NOT_FOUND = {
  "": content("404.json").title as string,
  ...Object.fromEntries(FAMILIES.map((family) => [family, content(`${family}.json`).notFound.title as string])),
} as Record<string, string>;

const notFoundTitle = (address: string) =>
  NOT_FOUND[FAMILIES.find((family) => address.startsWith(`/${family}/`)) ?? ""]!;

/** The canonical address of a page, and every other spelling of it. */
function spellings(address: string, title: string): Row[] {
  const hop = (target: string, more: Partial<Row> = {}): Row => ({ target, status: 301, location: address, ...more });
  const settled = { beforeFiles: true };
  const served = { netlify: { status: 200, location: undefined, text: title } } as const;
  return [
    { target: address, status: 200, text: title, cache: "no-cache" },
    { target: `http://localhost${address}`, status: 200, text: title, beforeFiles: true },
    { target: `${address}${QUERY}`, status: 200, text: title, cache: "no-cache" },
    hop(`${address}/`),
    hop(`${address}/${QUERY}`, { location: address + QUERY }),
    hop(`${address}/?`),
    hop(`${address}.html`, served),
    hop(`${address}.html${QUERY}`, { location: address + QUERY, ...served }),
    hop(`${address}/index.html`),
    hop(`${address}/index.html${QUERY}`, { location: address + QUERY }),
    hop(`${address}/index`, settled),
    hop(`/${address}`, settled),
    hop(`/${address}${QUERY}`, { location: address + QUERY, ...settled }),
    hop(`//${address}//index.html`, settled),
    hop(address.replaceAll("/", "//"), settled),
    hop(`${address}//`, settled),
    hop(`${address}/.`, settled),
    hop(`/nowhere/..${address}`, settled),
    hop(`/%2e${address}`, settled),
    hop(`${address.slice(0, -1)}%${address.charCodeAt(address.length - 1).toString(16)}`, settled),
    hop(`http://evil.test${address}/`, settled),
    // This file exists, but only for servers.
    ...[`${address}.html.br`, `${address}.html.gz`].map((target): Row => ({
      target,
      status: 404,
      text: notFoundTitle(address),
      cache: "no-cache",
      ...settled,
    })),
  ];
}

/** Addresses within a family that no page has, hostile ones among them. */
function unknownKeys(family: string): Row[] {
  const base = family && `/${family}`;
  const text = NOT_FOUND[family]!;
  const missing = (target: string, more: Partial<Row> = {}): Row => {
    return { target: base + target, status: 404, text, cache: "no-cache", ...more };
  };
  const hosted = { beforeFiles: true };
  const hostHop = { status: 301, location: `${base}/inconnu`, text: "", cache: "" } as const;
  return [
    missing("/inconnu"),
    missing("/inconnu/"),
    missing(`/inconnu${QUERY}`),
    missing("/inconnu/plus/loin"),
    // One rule redirects a family's index.html forms to the plain one; only the second request shows if that exists.
    missing("/inconnu/index.html", family ? { netlify: hostHop, cloudflare: hostHop } : {}),
    missing("/.env", hosted),
    missing("/.git/config", hosted),
    missing("/404", hosted),
    missing("/404.html", hosted),
    missing("/INCONNU"),
    missing("/constructor"),
    missing("/__proto__"),
    missing("/%3Cscript%3Ealert(1)%3C%2Fscript%3E"),
    missing("/%22onload=alert(1)"),
    missing("/x%0d%0aSet-Cookie:%20a=b"),
    missing("/x%0d%0aSet-Cookie:%20a=b/"),
    missing("/x%0a"),
    missing("/%ff%fe"),
    missing("/%C3%A9t%C3%A9"),
    missing("/%252e%252e%252fetc%252fpasswd"),
    missing("/%5c..%5c..%5cwindows"),
    missing("/$document_root"),
    missing("/${jndi:ldap://evil.test}"),
    missing("/'%20OR%201=1--"),
    missing(`/${LONG}`),
    { target: `${base}/x%00.html`, status: 404, text: NOT_FOUND[""], beforeFiles: true },
    { target: `${base}/%zz`, status: 404, text: NOT_FOUND[""], beforeFiles: true },
    { target: `${base}/${"../".repeat(9)}etc/passwd`, status: 404, text: NOT_FOUND[""], beforeFiles: true },
    { target: `${base}/${"%2e%2e%2f".repeat(9)}etc%2fpasswd`, status: 404, text: NOT_FOUND[""], beforeFiles: true },
  ];
}

const home = content("landing/hero.json").pageTitle as string;
const homeServed = { netlify: { status: 200, location: undefined, text: home } } as const;
const outside: Row[] = [
  { target: "/", status: 200, text: home, cache: "no-cache" },
  { target: `/${QUERY}`, status: 200, text: home },
  { target: "/index.html", status: 301, location: "/", ...homeServed },
  { target: `/index.html${QUERY}`, status: 301, location: `/${QUERY}`, ...homeServed },
  { target: "//", status: 301, location: "/", beforeFiles: true },
  { target: "//index.html", status: 301, location: "/", beforeFiles: true },
  ...[
    "//evil.test",
    "//evil.test/",
    "//evil.test/index.html",
    "///evil.test/%2e%2e",
    "/\\evil.test/",
    "/%5cevil.test/",
    "/%2f%2fevil.test/index.html",
    "/%09/evil.test/",
    "/.evil.test/",
    "/@evil.test/",
    "/;//evil.test/",
    "/http://evil.test/",
    "/https:evil.test/index.html",
  ].map((target): Row => ({ target, status: target.endsWith("%2e%2e") ? 301 : 404, beforeFiles: true })),
  ...["/.htaccess", "/index.html.br", "/index.html.gz", "/_headers", "/_redirects"].map((target): Row => ({
    target,
    status: 404,
    beforeFiles: true,
  })),
  ...["/chunk-map.json", "/webpack.stats.json"].flatMap((target): Row[] => [
    // Cloudflare has no rule that hides a file.
    { target, status: 404, text: NOT_FOUND[""]!, cloudflare: { status: 200, text: "" } },
    { target: `/${target}`, status: 404, beforeFiles: true },
  ]),
  { target: "/favicon.svg", status: 200, text: "<svg", cache: "no-cache" },
  { target: "/drawings/api-dark.svg", status: 200, text: "<svg", cache: "stale-while-revalidate" },
  { target: "/fonts/bricolage.woff2", status: 200, cache: "stale-while-revalidate" },
  { target: "//favicon.svg", status: 301, location: "/favicon.svg", beforeFiles: true },
  { target: "/favicon.svg/", status: 404 },
  { target: "/sitemap-index.xml", status: 200, text: "<sitemapindex" },
  { target: "/page-data/index/page-data.json", status: 200, text: "componentChunkName", cache: "no-cache" },
  { target: "/page-data/", status: 404, text: NOT_FOUND[""]! },
  { target: "/.well-known/security.txt", status: 200, text: "Contact:" },
  { target: "/.well-known/", status: 404 },
  ...["/app-00000000000000000000.js", "/static/0000/none.avif", "/fonts/none.woff2", "/drawings/none.svg"].map(
    (target): Row => ({
      target,
      status: 404,
      text: NOT_FOUND[""]!,
      cache: "no-cache",
    }),
  ),
  ...FAMILIES.filter((family) => family !== "raccourcir-lien").flatMap((family): Row[] => [
    // Cloudflare looks for a 404.html beside the address, not below it.
    { target: `/${family}`, status: 404, text: NOT_FOUND[family]!, cloudflare: { text: NOT_FOUND[""]! } },
    { target: `/${family}/`, status: 404, text: NOT_FOUND[family]! },
    { target: `/${family}${QUERY}`, status: 404, text: NOT_FOUND[family]!, cloudflare: { text: NOT_FOUND[""]! } },
    { target: `/${family}x/inconnu`, status: 404, text: NOT_FOUND[""]! },
    { target: `/${family}%0a`, status: 404, text: NOT_FOUND[""]! },
  ]),
];

const samples = [
  ...FAMILIES.map((family) => generatedPages.find((page) => page.family === family && page.address !== `/${family}`)!),
  generatedPages.find(({ address }) => address === "/raccourcir-lien")!,
  { address: "/blog", title: content("blog.json").pageTitle as string },
];

/**
 * The address matrix: path forms, families, encodings, hostile keys.
 * @param assets some of the files whose names change with their content
 * @param archive a compressed file that is no compressed copy of another one, and contains its own address
 */
export function matrix(assets: readonly string[], archive: string): Row[] {
  const rows: Row[] = [
    ...outside,
    ...assets.flatMap((asset): Row[] => [
      { target: asset, status: 200, cache: "immutable" },
      { target: `${asset}?v=2`, status: 200, cache: "immutable" },
    ]),
    { target: archive, status: 200, text: archive, cache: "no-cache" },
    ...samples.flatMap(({ address, title }) => spellings(address, title)),
    ...["", ...FAMILIES].flatMap(unknownKeys),
  ];
  // For an address with one path segment, some spellings are the same.
  return [...new Map(rows.map((row) => [row.target, row])).values()];
}
