import type { EmotionCache } from "@emotion/cache";
import type { PageProps } from "gatsby";
import { type ComponentType, type ReactElement, useState } from "react";
import { LazyHydration } from "./lazy-hydration";
import { isHydrated } from "./hydration";

/*
 * Deferred hydration, like Astro's islands. A page is text and links, which work as plain HTML. The page that a visitor
 * lands on keeps its served markup, and React at first hydrates only the layout around it. The page's own code is
 * fetched when one of its tools or buttons is needed, and hydrates that markup in place. Pages reached by a link inside
 * the site are rendered by React as usual.
 */

type Page = ComponentType<PageProps>;

/** The code of a placeholder's page. */
interface Deferred {
  /** Whether the page cannot be shown without it: its served markup has gone. */
  isMissing(): boolean;
  load(): Promise<Page>;
}

const placeholders = new WeakMap<object, Deferred>();

const deferred = (component: object | undefined) => component && placeholders.get(component);

/** Whether an element is a deferred page, which renders its own `<div id="page">`. */
export const isDeferredPage = ({ type }: ReactElement) => typeof type === "function" && placeholders.has(type);

/** Whether a page cannot be shown yet: its component is still deferred. */
export const lacksCode = (component: object | undefined) => deferred(component)?.isMissing() ?? false;

/**
 * Loads the code of a page's component, if the page cannot be shown without it.
 * @returns rejects if it does not load
 */
export const loadDeferred = async (component: object | undefined) =>
  lacksCode(component) ? deferred(component)!.load() : undefined;

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
 * The placeholder for a page's component. When the same page is reached again later, it renders the component itself,
 * whose code ensure-resources.tsx has waited for.
 */
function deferredPage(load: GatsbyLoadComponent, styles: EmotionCache, served: Element | null): Page {
  let Loaded: Page | undefined;
  let isLeft = false;
  const page = async () => (Loaded ??= (await load()).default);
  const onLeave = () => void (isLeft = true);

  function PagePlaceholder(props: PageProps) {
    const [isFirst] = useState(() => !isHydrated());
    if (isFirst) {
      return <LazyHydration page={page} pageProps={props} styles={styles} served={served} onLeave={onLeave} />;
    }
    return <div id="page">{Loaded && <Loaded {...props} />}</div>;
  }
  placeholders.set(PagePlaceholder, { isMissing: () => isLeft && !Loaded, load: page });
  return PagePlaceholder;
}
