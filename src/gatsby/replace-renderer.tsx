import createCache, { type StylisPlugin } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { onRenderBody as collectHead } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";
import { GlobalStyles } from "../design/global";
import { assertDistinctNames } from "../design/style-name";
import { FactsCollector, type PageFacts } from "../seo/facts";
import { structuredDataScript } from "../seo/structured-data/script";
import { loadTools } from "../tools/hydration/lazy-tool";

/*
 * The browsers that the site supports need no vendor prefixes, which were a third of the styles. One list for all
 * pages: Emotion uses it as the key of what it has compiled.
 */
const NO_PREFIXES: StylisPlugin[] = [];

/**
 * Renders a page, with only the styles that it uses, as one block in the head.
 * The global styles are only in that block: no script carries them. The sections' facts become structured data.
 */
export async function replaceRenderer(args: ReplaceRendererArgs) {
  const { bodyComponent, replaceBodyHTMLString, setHeadComponents } = args;
  await loadTools();
  const cache = createCache({ key: "css", stylisPlugins: NO_PREFIXES });
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const facts: PageFacts = {};
  const html = renderToString(
    <CacheProvider value={cache}>
      <GlobalStyles />
      <FactsCollector.Provider value={(declared) => Object.assign(facts, declared)}>
        {bodyComponent}
      </FactsCollector.Provider>
    </CacheProvider>,
  );
  assertDistinctNames();
  // Gatsby renders pages concurrently, and react-helmet has one state for all: the head is read before another page
  // writes its own. The type of `onRenderBody` requires `loadPageDataSync`, which the plugin never calls.
  collectHead(args as unknown as RenderBodyArgs);
  const css = extractCriticalToChunks(html)
    .styles.map(({ css }) => css)
    .join("");
  setHeadComponents([
    <style key="css" data-emotion="css" dangerouslySetInnerHTML={{ __html: css }} />,
    structuredDataScript(facts),
  ]);
  replaceBodyHTMLString(html);
}
