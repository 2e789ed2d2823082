import { minifyStyles } from "./minify-styles";
import { sha256 } from "../policy";
import { assertOneMeaning, mergeStyleBlocks } from "./style-blocks";

interface Style {
  css: string;
  /** For the policy. */
  hash: string;
}

/**
 * The styles that replace Gatsby's blocks in the pages.
 * @param blocks the blocks of the site by their digests
 * @returns the published ones by the same digests; several may share one
 * @throws SiteError when a class means two things
 */
export async function publishedStyles(blocks: ReadonlyMap<string, string>): Promise<Map<string, Style>> {
  const texts = new Set(blocks.values());
  assertOneMeaning(texts);
  const merged = mergeStyleBlocks(texts);
  const minified = new Map<string, Style>();
  for (const block of new Set(merged.values())) {
    const css = await minifyStyles(block);
    minified.set(block, { css, hash: sha256(css) });
  }
  return new Map([...blocks].map(([style, css]) => [style, minified.get(merged.get(css)!)!]));
}
