import { minifyStyles } from "./minify-styles";
import { sha256 } from "../policy";
import { assertOneMeaning, mergeStyleBlocks } from "./style-blocks";

interface Style {
  css: string;
  /** As the policy has it. */
  hash: string;
}

/**
 * What pages carry in place of the blocks that Gatsby wrote.
 * @param blocks the blocks of the site by their digests
 * @returns the published ones by the same digests; several may share one
 * @throws SiteError where a class means two things
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
