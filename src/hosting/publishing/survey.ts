import { describeRefusal, type PageScan, type Refusal, scanPage } from "./page-scan";
import { sha256 } from "../policy";
import { digest, type PageStore } from "./published-pages";
import { SiteError } from "../site-error";

/** A page's scan, and its style block's digest. */
interface Scanned {
  scan: PageScan;
  style: string | null;
}

/** What is stored for a published page; with the same recipe it need not be published again. */
export interface PublishedPage extends Scanned {
  recipe: string;
}

/** The content of all pages. */
interface Survey {
  /** Each page's, by file. */
  scans: Map<string, Scanned>;
  /** The hashes of the inline scripts. */
  scripts: Set<string>;
  /** The style blocks by their digests. */
  blocks: Map<string, string>;
}

/** What a page may hold. */
interface Allowed {
  /** The texts of the site's own inline scripts. */
  inline: ReadonlySet<string>;
  /** The hash of each bundle by its URL. */
  bundles: ReadonlyMap<string, string>;
  /** The start script of pages with bundles. */
  start: string;
}

const MOST_REFUSALS = 20;

/**
 * Scans every page without a stored result.
 * @throws SiteError that lists each thing on a page that the policy would block, with page, position and snippet
 */
export function surveyPages(store: PageStore<PublishedPage>, allowed: Allowed): Survey {
  const survey: Survey = { scans: new Map(), scripts: new Set(), blocks: new Map() };
  const refusals: string[] = [];
  for (const file of store.files) {
    const page = store.recall(file) ?? scanned(store.read(file), allowed.inline);
    const { scan, style } = page;
    for (const hash of scan.scripts) survey.scripts.add(hash);
    if (scan.sources.length > 0) survey.scripts.add(sha256(allowed.start));
    if (style && !survey.blocks.has(style)) survey.blocks.set(style, styleOf(store.read(file), scan));
    const found = [...scan.refusals, ...foreignScripts(scan, allowed.bundles)];
    if (found.length > 0) {
      const html = store.read(file);
      refusals.push(...found.map((refusal) => describeRefusal(file, html, refusal)));
    }
    survey.scans.set(file, page);
  }
  if (refusals.length > 0) {
    const rest = refusals.length - MOST_REFUSALS;
    throw new SiteError([...refusals.slice(0, MOST_REFUSALS), ...(rest > 0 ? [`and ${rest} more`] : [])].join("\n"));
  }
  return survey;
}

const styleOf = (html: string, { style }: PageScan) => (style ? html.slice(style.start, style.end) : "");

function scanned(html: string, inline: ReadonlySet<string>): Scanned {
  const scan = scanPage(html, inline);
  // Cloned: a substring would keep the whole page in memory.
  return { scan: structuredClone(scan), style: scan.style && digest(styleOf(html, scan)) };
}

/** Refusals of scripts that are not this site's bundles. */
const foreignScripts = ({ sources }: PageScan, bundles: ReadonlyMap<string, string>): Refusal[] =>
  sources
    .filter(({ src }) => !bundles.has(src))
    .map(({ src, start }) => ({ offset: start, reason: `the script ${src}, which is no bundle of the site` }));
