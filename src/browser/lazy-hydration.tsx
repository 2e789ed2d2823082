import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type PageProps, StaticQueryContext } from "gatsby";
import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { noteBilling } from "../sections/billing-choice";
import { ServedHead } from "../seo/served-head";
import { saveHeight } from "../tools/hydration/saved-heights";
import { reloadIfOutdated } from "../tools/hydration/reload-outdated";
import { saveFocus } from "../tools/hydration/saved-focus";
import { reportFailedImport } from "../ui/failed-import";
import { useIsomorphicLayoutEffect } from "../ui/use-isomorphic-layout-effect";
import { onHydrationTrigger } from "./hydration-trigger";

/** Only `pageProps` may change. */
interface Props {
  page: () => Promise<ComponentType<PageProps>>;
  pageProps: PageProps;
  styles: EmotionCache;
  /** The page's element as it was served. */
  served: Element | null;
  onLeave: () => void;
}

/** A page's served markup, hydrated by a React root of its own once the page's code is needed. */
export function LazyHydration({ page, pageProps, styles, served, onLeave }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const queries = useContext(StaticQueryContext);
  const [first] = useState(() => {
    const { activeElement: focused } = document;
    return { pageProps, queries, focused, address: location.pathname };
  });
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    const element = place.current!;
    let root: Root | undefined;
    let isGone = false;

    const hydrate = async () => {
      const PageComponent = await page();
      if (root || isGone) return;
      const tree = (
        <ErrorRelay onFailure={setFailure}>
          <CacheProvider value={styles}>
            <StaticQueryContext.Provider value={first.queries}>
              <ServedHead.Provider value>
                <PageComponent {...first.pageProps} />
              </ServedHead.Provider>
            </StaticQueryContext.Provider>
          </CacheProvider>
        </ErrorRelay>
      );
      // A page that is left before it is hydrated has its root unmounted early, which React reports as an error.
      const onRecoverableError = (error: unknown) => isGone || console.error(error);
      startTransition(() => {
        if (element.hasChildNodes()) root = hydrateRoot(element, tree, { onRecoverableError });
        else (root = createRoot(element)).render(tree);
      });
    };
    // If the code does not load, the page stays as it is; the next request tries again, unless a newer version is
    // online.
    const tryHydration = () => void hydrate().catch((error) => void (reportFailedImport(error) && reloadIfOutdated()));
    const stop = onHydrationTrigger(element, tryHydration);
    if (!element.hasChildNodes()) tryHydration();
    return () => {
      isGone = true;
      stop();
      // The visitor may go back at any time.
      page().catch(reportFailedImport);
      setTimeout(() => root?.unmount());
    };
  }, [first, page, styles]);

  useIsomorphicLayoutEffect(() => {
    const element = place.current!;
    // If the layout did not match its markup (a translator ran first, an extension inserted something into the header),
    // React has rendered it again: the page's nodes move into it, and keep what was typed, opened and read.
    if (!element.hasChildNodes() && served) {
      element.append(...served.childNodes);
      if (element.contains(first.focused)) (first.focused as HTMLElement).focus({ preventScroll: true });
    }
    return () => {
      onLeave();
      for (const tool of element.querySelectorAll<HTMLElement>("[data-tool]")) saveHeight(first.address, tool);
      noteBilling();
    };
  }, [first, served, onLeave]);

  // React keeps the HTML while this object is the same: WebKit returns a new `emptyHTML` at each read, which would
  // empty the page.
  const [emptyHtml] = useState(() => ({ __html: window.trustedTypes?.emptyHTML ?? "" }));

  if (failure) throw failure;
  return <div ref={place} id="page" suppressHydrationWarning dangerouslySetInnerHTML={emptyHtml} />;
}

/** Passes an error of the page on to the layout, which has the fallback screen. */
class ErrorRelay extends Component<{ onFailure: (error: unknown) => void; children: ReactNode }> {
  override state = { failed: false };

  constructor(props: ErrorRelay["props"]) {
    super(props);
    saveFocus();
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
