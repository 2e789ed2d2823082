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
import { noteHeight } from "../tools/resting/heights";
import { renewIfOutdated } from "../tools/resting/renew-outdated";
import { noteFocus } from "../tools/resting/served-focus";
import { logUnlessLost } from "../ui/chunk-lost";
import { useBeforePaint } from "../ui/use-before-paint";
import { whenWanted } from "./when-wanted";

/** None but `pageProps` may change. */
interface Props {
  page: () => Promise<ComponentType<PageProps>>;
  pageProps: PageProps;
  styles: EmotionCache;
  /** The box of the page as it was served. */
  served: Element | null;
  /** Told how high the page is, in pixels, while it is still there. */
  onLeave: (height: number) => void;
}

/** A page's markup as it was served, until the page is wanted: then a root of its own hydrates it. */
export function HydratedWhenWanted({ page, pageProps, styles, served, onLeave }: Props) {
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

    const bringToLife = async () => {
      const Shown = await page();
      if (root || isGone) return;
      const tree = (
        <Relay onFailure={setFailure}>
          <CacheProvider value={styles}>
            <StaticQueryContext.Provider value={first.queries}>
              <ServedHead.Provider value>
                <Shown {...first.pageProps} />
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
    // Code that is lost leaves the page as it is; the next request tries again, unless another version is online.
    const wake = () => void bringToLife().catch((error) => void (logUnlessLost(error) && renewIfOutdated()));
    const stop = whenWanted(element, wake);
    if (!element.hasChildNodes()) wake();
    return () => {
      isGone = true;
      stop();
      // For the way back, which is a step away.
      page().catch(logUnlessLost);
      setTimeout(() => root?.unmount());
    };
  }, [first, page, styles]);

  useBeforePaint(() => {
    const element = place.current!;
    // Where the frame did not fit its markup (a translator was quicker, an extension has put something into the
    // header), React has drawn it anew: the page goes over to it as it is, with what was typed, opened and read.
    if (!element.hasChildNodes() && served) {
      element.append(...served.childNodes);
      if (element.contains(first.focused)) (first.focused as HTMLElement).focus({ preventScroll: true });
    }
    return () => {
      onLeave(element.offsetHeight);
      for (const tool of element.querySelectorAll<HTMLElement>("[data-tool]")) noteHeight(first.address, tool);
      noteBilling();
    };
  }, [first, served, onLeave]);

  // React leaves alone what it is told to be HTML, as long as it is told the same: WebKit's `emptyHTML` is another one
  // at each reading, by which the page would be emptied.
  const [still] = useState(() => ({ __html: window.trustedTypes?.emptyHTML ?? "" }));

  if (failure) throw failure;
  return <div ref={place} id="page" suppressHydrationWarning dangerouslySetInnerHTML={still} />;
}

/** Hands an error of the page on to the frame around it, which has the fallback screen. */
class Relay extends Component<{ onFailure: (error: unknown) => void; children: ReactNode }> {
  override state = { failed: false };

  constructor(props: Relay["props"]) {
    super(props);
    noteFocus();
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
