import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";
import { GlobalStyles } from "../design/global";

/**
 * Renders a page with its styles, only those it uses, as one block in the head.
 * The global styles stand in that block alone: no script carries them.
 */
export function replaceRenderer({ bodyComponent, replaceBodyHTMLString, setHeadComponents }: ReplaceRendererArgs) {
  /* No vendor prefixes: the browsers that the site supports need none of them, and they were a third of the styles. */
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <GlobalStyles />
      {bodyComponent}
    </CacheProvider>,
  );
  const { styles } = extractCriticalToChunks(html);
  const ids = styles.flatMap(({ ids }) => ids).join(" ");
  const css = styles.map(({ css }) => css).join("");
  setHeadComponents([<style key="css" data-emotion={`css ${ids}`} dangerouslySetInnerHTML={{ __html: css }} />]);
  replaceBodyHTMLString(html);
}
