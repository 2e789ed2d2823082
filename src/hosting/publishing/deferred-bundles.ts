import type { DeferredBundles } from "../../browser/start";
import { inlineScript } from "./inline-script";
import type { Edit, PageScan } from "./page-scan";
import { START_POLICY } from "../policy";

/** A type that no browser runs: the page lists its bundles there, and the start script loads them. */
const DEFERRED_TYPE = "text/late";

/**
 * The inline script that loads a page's bundles once it is idle, or at first interaction.
 * @returns the script's text, the same on every page
 */
export const startScript = () => inlineScript("src/browser/start.ts", { DEFERRED_TYPE, POLICY_NAME: START_POLICY });

/**
 * Defers a page's bundles: replaces them with a list of URLs and hashes, and the start script.
 * @param scan the page
 * @param integrity of each bundle, by its URL
 * @param start the start script's text
 */
export function deferBundles(
  { sources, compilation }: PageScan,
  integrity: ReadonlyMap<string, string>,
  start: string,
) {
  const deferred: DeferredBundles = [
    compilation,
    ...sources.map(({ src }): [string, string] => [src, integrity.get(src)!]),
  ];
  const text = `<script type="${DEFERRED_TYPE}">${JSON.stringify(deferred)}</script><script>${start}</script>`;
  return sources.map(({ start: from, end }, index): Edit => ({ start: from, end, text: index === 0 ? text : "" }));
}
