import { BUNDLE } from "./file-classes";
import { DOCUMENT_TYPES, endings } from "./content-types";

export type Header = readonly [name: string, value: string];

/** How browsers may cache a file, by its path. The first matching rule applies. */
interface CacheRule {
  expression: RegExp;
  value: string;
}

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** For files without a rule below, revalidated on each visit: pages, page data, the sitemap. */
export const REVALIDATED = "no-cache";

/** First two: names change with the content. Last: the content hardly ever changes. */
export const CACHE_RULES: readonly CacheRule[] = [
  { expression: BUNDLE, value: `public, max-age=${YEAR_SECONDS}, immutable` },
  { expression: /^\/static\//, value: `public, max-age=${YEAR_SECONDS}, immutable` },
  {
    expression: /^\/(fonts|drawings)\//,
    value: `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${7 * DAY_SECONDS}`,
  },
];

/**
 * The `Cache-Control` of an answer.
 * @param file path inside the built site
 */
export function cacheControl(status: number, file: string): string {
  if (status !== 200) return REVALIDATED;
  return CACHE_RULES.find(({ expression }) => expression.test(file))?.value ?? REVALIDATED;
}

/** Which sites may embed a file. */
const RESOURCE_POLICY = "Cross-Origin-Resource-Policy";

/** Whether a header is this policy. */
export const isResourcePolicy = ([name]: Header) => name === RESOURCE_POLICY;

/** The pictures that other sites show for a shared page of ours; they may not embed any other file. */
export const SHARED_PICTURES = {
  pattern: "/og/*",
  expression: /^\/og\//,
  header: [RESOURCE_POLICY, "cross-origin"] as Header,
};

/** The pages' Markdown versions: indexed, they would list each page twice. */
export const NOINDEX = {
  pattern: "/*.md",
  expression: /\.md$/,
  header: ["X-Robots-Tag", "noindex"] as Header,
};

/**
 * The files that are only ever parts of a document, sent without the headers that browsers only apply to documents: two
 * kilobytes, which HTTP/1.1 and nginx's HTTP/2 would repeat for each of a page's twenty files.
 */
export const SUBRESOURCES = {
  expression: new RegExp(`^.*\\.(${endings((type) => !DOCUMENT_TYPES.test(type))})$`),
  without: new Set([
    "Content-Security-Policy",
    "X-Frame-Options",
    "Permissions-Policy",
    "Cross-Origin-Opener-Policy",
    "Cross-Origin-Embedder-Policy",
  ]),
};

/**
 * The headers of a response that sends a file, or confirms the browser's copy.
 * @param everywhere those of all other responses
 * @param file path inside the built site
 */
export function headersOf(everywhere: readonly Header[], file: string): readonly Header[] {
  if (NOINDEX.expression.test(file)) return [...everywhere, NOINDEX.header];
  const kept = SUBRESOURCES.expression.test(file)
    ? everywhere.filter(([name]) => !SUBRESOURCES.without.has(name))
    : everywhere;
  const { expression, header } = SHARED_PICTURES;
  return expression.test(file) ? kept.map((usual) => (isResourcePolicy(usual) ? header : usual)) : kept;
}

const UNUSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/**
 * The headers of every response, errors and redirects too, except some files (see `headersOf`).
 * @param policy value of the content security policy
 */
export function securityHeaders(policy: string): Header[] {
  return [
    ["Content-Security-Policy", policy],
    ["Strict-Transport-Security", `max-age=${2 * YEAR_SECONDS}; includeSubDomains`],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", ")],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Embedder-Policy", "require-corp"],
    [RESOURCE_POLICY, "same-origin"],
  ];
}
