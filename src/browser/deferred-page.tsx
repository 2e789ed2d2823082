import type { EmotionCache } from "@emotion/cache";
import type { PageProps } from "gatsby";
import { type ComponentType, lazy, type ReactElement, Suspense, useEffect, useState } from "react";
import { LazyHydration } from "./lazy-hydration";
import { isHydrated } from "./hydration";

/*
 * Deferred hydration, like Astro's islands. A page is text and links, which work as plain HTML. The page that a visitor
 * lands on keeps its served markup, and React at first hydrates only the layout around it. The page's own code is
 * fetched when one of its tools or buttons is needed, and hydrates that markup in place. Pages reached by a link inside
 * the site are rendered by React as usual.
 */

type Page = ComponentType<PageProps>;

/** The placeholders, each with what loads its page's component, unless its served markup is still there. */
const placeholders = new WeakMap<object, () => Promise<Page> | undefined>();

/** Whether an element is a deferred page, which renders its own `<div id="page">`. */
export const isDeferredPage = ({ type }: ReactElement) => typeof type === "function" && placeholders.has(type);

/**
 * Loads the code of a page's component, if it is still deferred and the page cannot be shown without it.
 * @returns rejects if it does not load
 */
export const loadDeferred = async (component: object | undefined) => component && placeholders.get(component)?.();

/**
 * Defers the first page: Gatsby gets a placeholder for its component. Pages that need their code at once are exempt.
 * @param styles Emotion's cache, which knows the styles of the page
 */
export function deferFirstPage(styles: EmotionCache) {
  if (document.querySelector("main [data-live]")) return;
  const { components } = window.asyncRequires;
  // Not simply the first child: an extension may have inserted an element before it.
  const served = document.querySelector("#main > :has(h1)");
  for (const [chunk, load] of Object.entries(components)) {
    const placeholder = deferredPage(load, styles, served);
    components[chunk] = () => (isHydrated() ? load() : Promise.resolve({ default: placeholder }));
  }
}

/**
 * The placeholder for a page's component. When the same page is reached again later, it renders the component itself.
 * If that component's code does not load, the browser loads the page, as it does for a link (see gatsby-link.ts).
 */
function deferredPage(load: GatsbyLoadComponent, styles: EmotionCache, served: Element | null): Page {
  let loaded: Page | undefined;
  /* In pixels: kept free for the scroll position of a visitor who goes back before the code has loaded. */
  let height: number | undefined;
  const page = async () => (loaded ??= (await load()).default);
  const ReservedSpace = () => <div style={{ minHeight: height }} />;
  const Reload: Page = () => {
    useEffect(() => location.reload(), []);
    return <ReservedSpace />;
  };
  // A new one each time that the page is shown: React caches the result of a lazy component for good.
  const lazyPage = () => lazy(async () => ({ default: await page().catch(() => Reload) }));

  const onLeave = (pixels: number) => (height = pixels);

  function PagePlaceholder(props: PageProps) {
    const [isFirst] = useState(() => !isHydrated());
    const [Shown] = useState<Page>(() => loaded ?? lazyPage());
    if (isFirst) {
      return <LazyHydration page={page} pageProps={props} styles={styles} served={served} onLeave={onLeave} />;
    }
    return (
      <div id="page">
        <Suspense fallback={<ReservedSpace />}>
          <Shown {...props} />
        </Suspense>
      </div>
    );
  }
  placeholders.set(PagePlaceholder, () => (height === undefined ? undefined : page()));
  return PagePlaceholder;
}
