import { createHash } from "node:crypto";
import { ANALYTICS_VARIABLES } from "../content/site";
import { SiteError } from "./site-error";

/** Some hosts cut a header line at 2,000 characters, its name included. */
export const HEADER_LIMIT = 2000 - "  Content-Security-Policy: ".length;

/** The Trusted Types policy of webpack's runtime for script URLs; the start script has its own. */
export const TRUSTED_TYPES_POLICY = "webpack";

/** The start script's Trusted Types policy, for the URLs of a page's first bundles. */
export const START_POLICY = "start";

/** A source expression, and the value of an `integrity` attribute: `sha256-` and the digest in base64. */
export const sha256 = (content: string | Buffer) => `sha256-${createHash("sha256").update(content).digest("base64")}`;

/** Emotion makes an empty style element and fills it through the CSSOM: without this, styles vanish on navigation. */
const EMPTY_STYLE = sha256("");

interface PolicySources {
  /** Hashes of the inline scripts; the bundles that they start need none here (`strict-dynamic`). */
  scripts: readonly string[];
  /** Hashes of the style blocks. */
  styles: readonly string[];
  /** Addresses that scripts may fetch, besides the site itself. */
  connect: readonly string[];
}

/**
 * The content security policy: only what is listed, by hash, and no string runs as script.
 * @returns the header's value, the same for every page
 * @throws SiteError when it is longer than hosts accept
 */
export function contentSecurityPolicy({ scripts, styles, connect }: PolicySources): string {
  const quoted = (hashes: readonly string[]) => [...new Set(hashes)].sort().map((hash) => `'${hash}'`);
  const policy = [
    ["default-src", "'none'"],
    ["script-src", ...quoted(scripts), "'strict-dynamic'"],
    ["style-src", ...quoted([EMPTY_STYLE, ...styles])],
    ["img-src", "'self'"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...connect],
    ["manifest-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
    ["frame-ancestors", "'none'"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", TRUSTED_TYPES_POLICY, START_POLICY],
  ]
    .map((words) => words.join(" "))
    .join("; ");
  if (policy.length <= HEADER_LIMIT) return policy;
  const own = connect.join(" ").length;
  const lower = "lower STYLE_BLOCKS_AT_MOST in src/hosting/publishing/style-blocks.ts";
  const fitsWithout = policy.length - own <= HEADER_LIMIT;
  throw new SiteError(
    `The content security policy has ${policy.length} characters, some hosts take ${HEADER_LIMIT}: ` +
      `${scripts.length} scripts and ${styles.length} style blocks have a hash in it, and ` +
      `${ANALYTICS_VARIABLES.url} takes ${own} characters. ` +
      (fitsWithout ? `Give a shorter ${ANALYTICS_VARIABLES.url}, or ${lower}.` : `To fix this, ${lower}.`),
  );
}

/**
 * The policy's source for a configured URL: its origin and path, without query.
 * @param url e.g. `GATSBY_ANALYTICS_URL`; empty or undefined allows nothing
 */
export function connectSource(url: string | undefined): string[] {
  if (!url) return [];
  const { origin, pathname } = new URL(url);
  // A comma or semicolon would end the directive, and nginx reads a dollar as a variable.
  return [origin + pathname.replace(/[;,$]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)];
}
