import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Moved } from "../content/moved";
import { bundlesInUse, sealBundles } from "./bundle-integrity";
import { compressFiles } from "./compress";
import { HOSTING_FOLDER, type Hosting, hostingFile } from "./description";
import { securityHeaders } from "./headers";
import { putOff, startScript } from "./late-bundles";
import { nginxConfiguration } from "./nginx";
import { nginxHttp } from "./nginx-http";
import { brotliModule } from "./nginx-machine";
import { nginxServer } from "./nginx-server";
import { describeRefusal, edited, type PageScan, type Refusal, scanPage } from "./page-scan";
import { connectSource, contentSecurityPolicy, sha256 } from "./policy";
import { digest, htmlFiles, takeOverPages } from "./published-pages";
import { publishedStyles } from "./published-styles";
import { securityTxt } from "./security-txt";
import { headersFile, keptFiles, redirectsFile } from "./static-hosts";

export interface PublishOptions {
  /** The built site. */
  folder: string;
  /** The path of every page. */
  pages: readonly string[];
  /** The addresses that pages had before. */
  moved: readonly Moved[];
  /** The texts of the site's own inline scripts. */
  inline: readonly string[];
  /** Address of the analytics endpoint, if there is one. */
  analyticsUrl: string | undefined;
  /** Origin of the app host: the only other place that a form may send to. */
  appOrigin: string;
  /** What `/.well-known/security.txt` says: a `mailto:` or web address, and the site's own. */
  security: { contact: string; siteUrl: string };
  /** Mark of the build's code: pages that Gatsby has not written since are not read again by the same code. */
  mark: string;
  /** Folder whose files are served as they are. */
  staticFolder?: string;
  /** Where the description and nginx's configuration go. */
  hostingFolder?: string;
}

/**
 * Makes what Gatsby built ready to be served: `x.html` for `/x`, the hashes of everything inline and of every bundle,
 * the policy, the files of each kind of host, the compressed twins.
 * @returns the length of the policy and what was counted, for the build's report
 * @throws Error that lists each thing on a page that the policy would block, with page, position and snippet
 */
export async function publish(options: PublishOptions) {
  const { folder, pages, moved, inline, analyticsUrl, appOrigin, security } = options;
  const kept = options.hostingFolder ?? HOSTING_FOLDER;
  const bundles = sealBundles(folder);
  const store = takeOverPages<Memory>({
    folder,
    kept,
    pages,
    foreign: htmlFiles(options.staticFolder ?? "static"),
    mark: digest([options.mark, ...inline].join("\n")),
  });
  const known = new Set(inline);

  const start = await startScript();
  const scripts = new Set<string>();
  const blocks = new Map<string, string>();
  const refusals: string[] = [];
  const formOrigins = new Set<string>();
  const scans = new Map<string, Scanned>();
  for (const file of store.files) {
    const page = store.recall(file) ?? scanned(store.read(file), known);
    const { scan, style } = page;
    for (const hash of scan.scripts) scripts.add(hash);
    if (scan.sources.length > 0) scripts.add(sha256(start));
    for (const origin of scan.forms) if (origin === appOrigin) formOrigins.add(origin);
    if (style && !blocks.has(style)) blocks.set(style, styleOf(store.read(file), scan));
    const found = [...scan.refusals, ...strangers(scan, bundles, appOrigin)];
    if (found.length > 0) {
      const html = store.read(file);
      refusals.push(...found.map((refusal) => describeRefusal(file, html, refusal)));
    }
    scans.set(file, page);
  }
  if (refusals.length > 0) {
    const rest = refusals.length - 20;
    throw new Error([...refusals.slice(0, 20), ...(rest > 0 ? [`and ${rest} more`] : [])].join("\n"));
  }

  const styles = await publishedStyles(blocks);
  const policy = contentSecurityPolicy({
    scripts: [...scripts],
    styles: [...new Set([...styles.values()].map(({ hash }) => hash))],
    connect: connectSource(analyticsUrl),
    forms: [...formOrigins],
  });

  for (const [file, { scan, style }] of scans) {
    const late = putOff(scan, bundles, start);
    const block = style === null ? undefined : styles.get(style)!;
    const recipe = digest(JSON.stringify([late, block?.hash]));
    if (store.recall(file)?.recipe === recipe) continue;
    const rules = scan.style && block ? [{ ...scan.style, text: block.css }] : [];
    store.write(file, edited(store.read(file), [...scan.edits, ...late, ...rules]), { scan, style, recipe });
  }
  store.close();

  const hosting = { headers: securityHeaders(policy), moved };
  writeServerFiles(hosting, folder, kept);
  const named = [...scans.values()].flatMap(({ scan }) => scan.sources.map(({ src }) => src));
  const addresses = pages.filter((page) => !/\/404(\.html)?$/.test(page));
  writeFiles({
    [path.join(folder, "_headers")]: headersFile(hosting, keptFiles(folder, bundlesInUse(folder, named))),
    [path.join(folder, "_redirects")]: redirectsFile(hosting, addresses),
    [path.join(folder, ".well-known", "security.txt")]: securityTxt({ ...security, now: new Date() }),
  });
  await compressFiles(folder);
  const styleBlocks = new Set(styles.values()).size;
  return { policyLength: policy.length, pages: store.files.length, styleBlocks, scripts: scripts.size };
}

/** What a page holds, and its style block, by its digest. */
interface Scanned {
  scan: PageScan;
  style: string | null;
}

/** What is remembered of a published page: with the same recipe it would be published again as it is. */
interface Memory extends Scanned {
  recipe: string;
}

const styleOf = (html: string, { style }: PageScan) => (style ? html.slice(style.start, style.end) : "");

function scanned(html: string, inline: ReadonlySet<string>): Scanned {
  const scan = scanPage(html, inline);
  // A copy: a part of a page's text keeps the whole page in memory.
  return { scan: structuredClone(scan), style: scan.style && digest(styleOf(html, scan)) };
}

/** What a page may hold in itself, but not on this site. */
function strangers({ sources, forms }: PageScan, bundles: ReadonlyMap<string, string>, appOrigin: string): Refusal[] {
  const scripts = sources.filter(({ src }) => !bundles.has(src));
  return [
    ...scripts.map(({ src, start }) => ({
      offset: start,
      reason: `the script ${src}, which is no bundle of the site`,
    })),
    ...forms
      .filter((origin) => origin !== appOrigin)
      .map((origin) => ({ offset: 0, reason: `a form that sends to ${origin}` })),
  ];
}

/** What a server reads and no visitor gets. */
function writeServerFiles(hosting: Hosting, folder: string, kept: string) {
  const root = path.resolve(folder);
  const module = brotliModule();
  const { name, content } = hostingFile(hosting);
  const ready = { root, listen: "8080", work: path.resolve(kept), brotliModule: module };
  writeFiles({
    [path.join(kept, name)]: content,
    [path.join(kept, "http.conf")]: nginxHttp(hosting),
    [path.join(kept, "server.conf")]: nginxServer(hosting, { root, brotli: module !== undefined }),
    [path.join(kept, "nginx.conf")]: nginxConfiguration(hosting, ready),
  });
}

function writeFiles(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
