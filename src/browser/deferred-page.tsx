import type { EmotionCache } from "@emotion/cache";
import type { PageProps } from "gatsby";
import { type ComponentType, lazy, type ReactElement, Suspense, useEffect, useState } from "react";
import { LazyHydration } from "./lazy-hydration";
import { isHydrated } from "./hydration";

/*
 * Deferred hydration, as of Astro's islands. A page is words and links, which work as the HTML that they are. The page
 * that a visitor arrives on keeps its markup, and React takes over the frame around it alone; the page's own code is
 * fetched once one of its tools or buttons is wanted, and brings that markup to life in place. Pages reached by a link
 * inside the site are drawn by React as usual.
 */

type Page = ComponentType<PageProps>;

const placeholders = new WeakSet<object>();

/** Whether an element is a deferred page, which brings its own box. */
export const isDeferredPage = ({ type }: ReactElement) => typeof type === "function" && placeholders.has(type);

/**
 * Defers the first page: Gatsby gets a stand-in for its component. Pages that need their code at once are spared.
 * @param styles the cache that knows the styles of the page
 */
export function deferFirstPage(styles: EmotionCache) {
  if (document.querySelector("main [data-live]")) return;
  const { components } = window.asyncRequires;
  // Not the first box: an extension may have put one before it.
  const served = document.querySelector("#main > :has(h1)");
  for (const [chunk, load] of Object.entries(components)) {
    const standIn = deferredPage(load, styles, served);
    components[chunk] = () => (isHydrated() ? load() : Promise.resolve({ default: standIn }));
  }
}

/**
 * The stand-in for a page's component; where the same page is reached again later, it shows the component itself. Where
 * that one's code does not come, the browser goes there itself, as by a link (see gatsby-link.ts).
 */
function deferredPage(load: GatsbyLoadComponent, styles: EmotionCache, served: Element | null): Page {
  let known: Page | undefined;
  /* In pixels: whoever comes back before the code is there is led to a place as far down. */
  let height: number | undefined;
  const page = async () => (known ??= (await load()).default);
  const Room = () => <div style={{ minHeight: height }} />;
  const Reload: Page = () => {
    useEffect(() => location.reload(), []);
    return <Room />;
  };
  // One each time that the page is shown: React keeps for good what came of it.
  const late = () => lazy(async () => ({ default: await page().catch(() => Reload) }));

  const onLeave = (left: number) => (height = left);

  function PagePlaceholder(props: PageProps) {
    const [isFirst] = useState(() => !isHydrated());
    const [Shown] = useState<Page>(() => known ?? late());
    if (isFirst) {
      return <LazyHydration page={page} pageProps={props} styles={styles} served={served} onLeave={onLeave} />;
    }
    return (
      <div id="page">
        <Suspense fallback={<Room />}>
          <Shown {...props} />
        </Suspense>
      </div>
    );
  }
  placeholders.add(PagePlaceholder);
  return PagePlaceholder;
}
