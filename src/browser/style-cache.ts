import createCache from "@emotion/cache";

/**
 * Emotion's cache in the browser. It gets the names of the styles that the page came with from the style block. Emotion
 * would find them on its own, but it also moves the block, and the browser then lays out the whole page again.
 */
export const styleCache = createCache({ key: "css", stylisPlugins: [] });

for (const [, style, animation] of stylesOfThePage().matchAll(/\.css-([\w-]+)|(animation-\w+)/g)) {
  styleCache.inserted[(style ?? animation)!] = true;
}

/** Empty on the development server, whose pages come without styles. */
function stylesOfThePage(): string {
  return document.querySelector("style[data-emotion]")?.textContent ?? "";
}
