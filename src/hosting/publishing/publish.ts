import path from "node:path";
import { isNotFoundPath } from "../../content/links/addresses";
import type { Redirect } from "../../content/links/redirects";
import { addBundleIntegrity, bundlesInUse } from "./bundle-integrity";
import { compressFiles } from "./compress";
import { type Hosting, HOSTING_FOLDER, hostingFile } from "../description";
import { securityHeaders } from "../headers";
import { deferBundles, startScript } from "./deferred-bundles";
import { nginxConfiguration } from "../nginx/configuration";
import { nginxHttp } from "../nginx/http";
import { brotliModule } from "../nginx/machine";
import { nginxServer } from "../nginx/server";
import { edited } from "./page-scan";
import { connectSource, contentSecurityPolicy } from "../policy";
import { collectPages, digest, htmlFiles } from "./published-pages";
import { publishedStyles } from "./published-styles";
import { securityTxt } from "./security-txt";
import { saveChanged } from "../save-changed";
import { isSame, namedLike, refusalOfLost, refuseEscapedNames } from "./static-files";
import { headersFile, keptFiles, redirectsFile } from "../static-hosts";
import { type PublishedPage, surveyPages } from "./survey";

export interface PublishOptions {
  /** The built site. */
  folder: string;
  /** The path of every page. */
  pages: readonly string[];
  /** Redirects from the pages' former URLs. */
  moved: readonly Redirect[];
  /** The texts of the site's own inline scripts. */
  inline: readonly string[];
  /** URL of the analytics endpoint, if there is one. */
  analyticsUrl: string | undefined;
  /** What `/.well-known/security.txt` says: a `mailto:` or web URL, and the site's own. */
  security: { contact: string; siteUrl: string };
  /** Version of the build's code: the same version skips pages that Gatsby has not rewritten. */
  buildVersion: string;
  /** Folder whose files are served as they are. */
  staticFolder?: string;
  /** Where the description and nginx's configuration go. */
  hostingFolder?: string;
}

/**
 * Prepares Gatsby's output for serving: `x.html` for `/x`, the hashes of all inline code and bundles, the policy, the
 * files of each kind of host, the compressed copies.
 * @returns the length of the policy and what was counted, for the build's report
 * @throws SiteError that lists each thing on a page that the policy would block, with page, position and snippet; or
 *   names the static files that no URL could reach, or that the build would lose or replace; or says that the policy is
 *   too long, or that a class has two meanings
 */
export async function publish(options: PublishOptions) {
  const { folder, pages, moved, inline, analyticsUrl, security, staticFolder = "static" } = options;
  const hostingFolder = options.hostingFolder ?? HOSTING_FOLDER;
  refuseEscapedNames(staticFolder);
  const refuse = refusalOfLost(staticFolder);
  refuse(namedLike(pages));
  const bundles = addBundleIntegrity(folder);
  const store = collectPages<PublishedPage>({
    folder,
    hostingFolder,
    pages,
    foreign: htmlFiles(staticFolder),
    buildVersion: digest([options.buildVersion, ...inline].join("\n")),
  });

  const start = await startScript();
  const survey = surveyPages(store, { inline: new Set(inline), bundles, start });
  const styles = await publishedStyles(survey.blocks);
  const policy = contentSecurityPolicy({
    scripts: [...survey.scripts],
    styles: [...new Set([...styles.values()].map(({ hash }) => hash))],
    connect: connectSource(analyticsUrl),
  });

  for (const [file, { scan, style }] of survey.scans) {
    const deferred = deferBundles(scan, bundles, start);
    const block = style === null ? undefined : styles.get(style)!;
    const recipe = digest(JSON.stringify([deferred, block?.hash]));
    if (store.recall(file)?.recipe === recipe) continue;
    const rules = scan.style && block ? [{ ...scan.style, text: block.css }] : [];
    store.write(file, edited(store.read(file), [...scan.edits, ...deferred, ...rules]), { scan, style, recipe });
  }
  store.close();

  const hosting = { headers: securityHeaders(policy), moved };
  const named = [...survey.scans.values()].flatMap(({ scan }) => scan.sources.map(({ src }) => src));
  const addresses = pages.filter((page) => !isNotFoundPath(page));
  writeFiles({
    [path.join(folder, "_headers")]: headersFile(hosting, keptFiles(folder, bundlesInUse(folder, named))),
    [path.join(folder, "_redirects")]: redirectsFile(hosting, addresses),
    [path.join(folder, ".well-known", "security.txt")]: securityTxt({ ...security, now: new Date() }),
  });
  refuse((file) => !isSame(path.join(folder, file), path.join(staticFolder, file)));
  await compressFiles(folder);
  // Last: without it, our servers treat the site as incomplete.
  writeServerFiles(hosting, folder, hostingFolder);
  const styleBlocks = new Set(styles.values()).size;
  return { policyLength: policy.length, pages: store.files.length, styleBlocks, scripts: survey.scripts.size };
}

/** Writes what servers read and never serve. */
function writeServerFiles(hosting: Hosting, folder: string, hostingFolder: string) {
  const root = path.resolve(folder);
  const module = brotliModule();
  const { name, content } = hostingFile(hosting);
  const ready = { root, listen: "8080", work: path.resolve(hostingFolder), brotliModule: module };
  writeFiles({
    [path.join(hostingFolder, name)]: content,
    [path.join(hostingFolder, "http.conf")]: nginxHttp(hosting),
    [path.join(hostingFolder, "server.conf")]: nginxServer(hosting, { root, brotli: module !== undefined }),
    [path.join(hostingFolder, "nginx.conf")]: nginxConfiguration(hosting, ready),
  });
}

function writeFiles(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) saveChanged(file, text);
}
