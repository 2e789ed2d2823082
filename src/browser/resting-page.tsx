import type { EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { type PageProps, StaticQueryContext } from "gatsby";
import {
  Component,
  type ComponentType,
  lazy,
  type ReactElement,
  type ReactNode,
  startTransition,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { noteBilling } from "../sections/billing-choice";
import { ServedHead } from "../seo/served-head";
import { noteHeight } from "../tools/heights";
import { useBeforePaint } from "../ui/use-before-paint";
import { isHydrated } from "./hydration";
import { whenWanted } from "./when-wanted";

/*
 * A page is words and links, which work as the HTML that they are. The page that a visitor arrives on keeps its markup,
 * and React takes over the frame around it alone; the page's own code is fetched once one of its tools or
 * buttons is wanted, and brings that markup to life in place. Pages reached by a link inside the site are drawn by
 * React as usual.
 */

type Page = ComponentType<PageProps>;
type LoadPage = () => Promise<{ default: Page }>;

interface Browser {
  asyncRequires: { components: Record<string, LoadPage> };
  trustedTypes?: { emptyHTML: string };
}

const browser = globalThis as unknown as Browser;
const standIns = new WeakSet<object>();

/** Whether an element is a resting page, which brings its own box. */
export const isStandIn = ({ type }: ReactElement) => typeof type === "function" && standIns.has(type);

/**
 * Lets the first page rest: Gatsby gets a stand-in for its component. Pages that need their code at once are spared.
 * @param styles the cache that knows the styles of the page
 */
export function letFirstPageRest(styles: EmotionCache) {
  if (document.querySelector("main [data-live]")) return;
  const { components } = browser.asyncRequires;
  const served = document.querySelector("#main > div");
  for (const [chunk, load] of Object.entries(components)) {
    const standIn = restingPage(load, styles, served);
    components[chunk] = () => (isHydrated() ? load() : Promise.resolve({ default: standIn }));
  }
}

/**
 * The stand-in for a page's component; where the same page is reached again later, it shows the component itself. Where
 * that one's code does not come, the browser goes there itself, as by a link (see gatsby-link.ts).
 */
function restingPage(load: LoadPage, styles: EmotionCache, served: Element | null): Page {
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

  function StandIn(props: PageProps) {
    const [isFirst] = useState(() => !isHydrated());
    const [Shown] = useState<Page>(() => known ?? late());
    if (isFirst) {
      const onLeave = (left: number) => (height = left);
      return <Resting page={page} pageProps={props} styles={styles} served={served} onLeave={onLeave} />;
    }
    return (
      <div>
        <Suspense fallback={<Room />}>
          <Shown {...props} />
        </Suspense>
      </div>
    );
  }
  standIns.add(StandIn);
  return StandIn;
}

interface RestingProps {
  page: () => Promise<Page>;
  pageProps: PageProps;
  styles: EmotionCache;
  /** The box of the page as it was served. */
  served: Element | null;
  /** Told how high the page is, in pixels, while it is still there. */
  onLeave: (height: number) => void;
}

/** The markup as it was served, until it is wanted: then a root of its own hydrates it. */
function Resting({ page, pageProps, styles, served, onLeave }: RestingProps) {
  const place = useRef<HTMLDivElement>(null);
  const queries = useContext(StaticQueryContext);
  const [first] = useState(() => {
    const { activeElement: focused } = document;
    return { page, pageProps, queries, styles, served, focused, onLeave, address: location.pathname };
  });
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    const { page, pageProps, queries, styles } = first;
    const element = place.current!;
    let root: Root | undefined;
    let isGone = false;

    const bringToLife = async () => {
      const Shown = await page();
      if (root || isGone) return;
      const tree = (
        <Relay onFailure={setFailure}>
          <CacheProvider value={styles}>
            <StaticQueryContext.Provider value={queries}>
              <ServedHead.Provider value>
                <Shown {...pageProps} />
              </ServedHead.Provider>
            </StaticQueryContext.Provider>
          </CacheProvider>
        </Relay>
      );
      // A page that is left before it lives has its root taken away early, which React would report as a fault.
      const onRecoverableError = (error: unknown) => isGone || console.error(error);
      startTransition(() => {
        if (element.hasChildNodes()) root = hydrateRoot(element, tree, { onRecoverableError });
        else (root = createRoot(element)).render(tree);
      });
    };
    // A failed download leaves the page as it is; the next wish tries again.
    const wake = () => void bringToLife().catch(() => undefined);
    const stop = whenWanted(element, wake);
    if (!element.hasChildNodes()) wake();
    return () => {
      isGone = true;
      stop();
      // For the way back, which is a step away.
      page().catch(() => undefined);
      setTimeout(() => root?.unmount());
    };
  }, [first]);

  useBeforePaint(() => {
    const element = place.current!;
    // Where the frame did not fit its markup (a translator was quicker, an extension has put something into the header),
    // React has drawn it anew: the page goes over to it as it is, with what was typed, opened and read.
    if (!element.hasChildNodes() && first.served) {
      element.append(...first.served.childNodes);
      if (element.contains(first.focused)) (first.focused as HTMLElement).focus({ preventScroll: true });
    }
    return () => {
      first.onLeave(element.offsetHeight);
      for (const tool of element.querySelectorAll<HTMLElement>("[data-tool]")) noteHeight(first.address, tool);
      noteBilling();
    };
  }, [first]);

  if (failure) throw failure;
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: STILL }} />;
}

/** React leaves alone what it is told to be HTML; it compares this with nothing. */
const STILL = browser.trustedTypes?.emptyHTML ?? "";

/** Hands an error of the page on to the frame around it, which has the fallback screen. */
class Relay extends Component<{ onFailure: (error: unknown) => void; children: ReactNode }> {
  override state = { failed: false };

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
