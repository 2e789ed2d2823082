import { inlineScript } from "./inline-script";
import type { Edit, PageScan } from "./page-scan";

/** The Trusted Types policy under which a page's first bundles get their addresses. */
export const START_POLICY = "start";

/** A type that no browser runs: the page names its bundles, and the start script sets them going. */
const LATE = "text/late";

/**
 * The inline script that fetches a page's bundles when nothing waits for them any more.
 * @param root the repository's folder
 * @returns the script's text, the same on every page
 */
export const startScript = (root?: string) =>
  inlineScript("src/hosting/start.ts", { LATE, POLICY_NAME: START_POLICY }, root);

/**
 * Puts a page's bundles off: they stay named in it, with what they must be, and the start script follows the last.
 * @param scan the page
 * @param integrity of each bundle, by its address
 * @param start the start script's text
 */
export const putOff = ({ sources, compilation }: PageScan, integrity: ReadonlyMap<string, string>, start: string) =>
  sources.map(({ src, start: from, end }, index): Edit => {
    const build = index === 0 ? ` data-build="${compilation}"` : "";
    const late = `<script type="${LATE}" data-src="${src}" data-integrity="${integrity.get(src)}"${build}></script>`;
    return { start: from, end, text: index === sources.length - 1 ? `${late}<script>${start}</script>` : late };
  });
