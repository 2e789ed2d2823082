import createCache from "@emotion/cache";

/**
 * Emotion's cache in the browser. It is told which styles the page came with, by their names in the style block;
 * Emotion would find that out by itself, but it also moves the block, and the browser lays out the whole page again.
 */
export const styleCache = createCache({ key: "css", stylisPlugins: [] });

for (const [, style, animation] of stylesOfThePage().matchAll(/\.css-([\w-]+)|(animation-\w+)/g)) {
  styleCache.inserted[(style ?? animation)!] = true;
}

/** The development server's pages come without any. */
function stylesOfThePage(): string {
  return document.querySelector("style[data-emotion]")?.textContent ?? "";
}
