import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Moved } from "../content/moved";
import { bundlesInUse, sealBundles } from "./bundle-integrity";
import { compressFiles } from "./compress";
import { HOSTING_FOLDER, type Hosting, hostingFile } from "./description";
import { securityHeaders } from "./headers";
import { putOff, startScript } from "./late-bundles";
import { minifyStyles } from "./minify-styles";
import { nginxConfiguration } from "./nginx";
import { nginxHttp } from "./nginx-http";
import { brotliModule } from "./nginx-machine";
import { nginxServer } from "./nginx-server";
import { describeRefusal, edited, type PageScan, scanPage } from "./page-scan";
import { connectSource, contentSecurityPolicy, sha256 } from "./policy";
import { htmlFiles, takeOverPages } from "./published-pages";
import { securityTxt } from "./security-txt";
import { headersFile, keptFiles, redirectsFile } from "./static-hosts";
import { assertOneMeaning, mergeStyleBlocks } from "./style-blocks";

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
  const store = takeOverPages({ folder, kept, pages, foreign: htmlFiles(options.staticFolder ?? "static") });
  const known = new Set(inline);

  const start = await startScript();
  const scripts = new Set<string>();
  const blocks = new Set<string>();
  const refusals: string[] = [];
  const formOrigins = new Set<string>();
  const scans = new Map<string, PageScan>();
  for (const file of store.files) {
    const html = store.read(file);
    const scan = scanPage(html, known);
    for (const hash of scan.scripts) scripts.add(hash);
    for (const { src, start: offset } of scan.sources) {
      if (!bundles.has(src))
        scan.refusals.push({ offset, reason: `the script ${src}, which is no bundle of the site` });
    }
    if (scan.sources.length > 0) scripts.add(sha256(start));
    for (const origin of scan.forms) {
      if (origin === appOrigin) formOrigins.add(origin);
      else scan.refusals.push({ offset: 0, reason: `a form that sends to ${origin}` });
    }
    const css = styleOf(html, scan);
    if (css !== null) blocks.add(css);
    refusals.push(...scan.refusals.map((refusal) => describeRefusal(file, html, refusal)));
    // A copy: a part of a page's text keeps the whole page in memory.
    scans.set(file, structuredClone(scan));
  }
  if (refusals.length > 0) {
    const rest = refusals.length - 20;
    throw new Error([...refusals.slice(0, 20), ...(rest > 0 ? [`and ${rest} more`] : [])].join("\n"));
  }

  assertOneMeaning(blocks);
  const merged = mergeStyleBlocks(blocks);
  const minified = await minifiedBlocks(merged);
  const styles = [...minified.values()];
  const policy = contentSecurityPolicy({
    scripts: [...scripts],
    styles: styles.map(sha256),
    connect: connectSource(analyticsUrl),
    forms: [...formOrigins],
  });

  for (const [file, scan] of scans) {
    const html = store.read(file);
    const late = putOff(scan, bundles, start);
    const style = scan.style ? [{ ...scan.style, text: minified.get(merged.get(styleOf(html, scan)!)!)! }] : [];
    store.write(file, edited(html, [...scan.edits, ...late, ...style]));
  }
  store.close();

  const hosting = { headers: securityHeaders(policy), moved };
  writeServerFiles(hosting, folder, kept);
  const named = [...scans.values()].flatMap(({ sources }) => sources.map(({ src }) => src));
  const addresses = pages.filter((page) => !/\/404(\.html)?$/.test(page));
  writeFiles({
    [path.join(folder, "_headers")]: headersFile(hosting, keptFiles(folder, bundlesInUse(folder, named))),
    [path.join(folder, "_redirects")]: redirectsFile(hosting, addresses),
    [path.join(folder, ".well-known", "security.txt")]: securityTxt({ ...security, now: new Date() }),
  });
  await compressFiles(folder);
  return { policyLength: policy.length, pages: store.files.length, styleBlocks: styles.length, scripts: scripts.size };
}

const styleOf = (html: string, { style }: PageScan) => style && html.slice(style.start, style.end);

/** The blocks of the site, each with its minified text. */
async function minifiedBlocks(merged: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const blocks = [...new Set(merged.values())];
  return new Map(await Promise.all(blocks.map(async (css) => [css, await minifyStyles(css)] as const)));
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
