/* What is in the page and TypeScript's library does not know: of browsers, Gatsby and the site's start script. */

interface Window {
  /** The last click, for whoever can answer it only once scripts run (start.ts). */
  lastClick?: Element | null;
  trustedTypes?: {
    emptyHTML: string;
    createPolicy<Rules extends { createScriptURL(url: string): string }>(name: string, rules: Rules): Rules;
  };
  /** An older place of `navigator.doNotTrack`. */
  doNotTrack?: unknown;

  /** The data of the first page, where Gatsby looks for it before it fetches it. */
  pageData?: unknown;
  /** The code of each page's component, by the name of its chunk. */
  asyncRequires: { components: Record<string, GatsbyLoadComponent> };
  ___navigate(to: string, options?: object): void;
  ___loader: GatsbyLoader;
  ___emitter: Record<"on" | "off", (event: string, act: (loaded: { page: GatsbyPage }) => void) => void>;
  ___webpackCompilationHash?: string;
  /** The places of pages, where session storage is refused. */
  ___GATSBY_REACT_ROUTER_SCROLL?: Record<string, number>;
}

interface GatsbyLoader {
  loadPage(path: string): Promise<GatsbyPage | undefined>;
  /** What it has loaded already. */
  loadPageSync(path: string): GatsbyPage | undefined;
  hovering(path: string): void;
}

interface GatsbyPage {
  status: string;
  page?: {
    /** Where it stands; another one than was asked for where the page is a not-found page. */
    path?: string;
    /** Of which build its data is. */
    webpackCompilationHash: string;
  };
}

type GatsbyLoadComponent = () => Promise<{ default: import("react").ComponentType<import("gatsby").PageProps> }>;

interface Document {
  /** Whether the browser prepares the page in advance. */
  readonly prerendering?: boolean;
}

interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  readonly globalPrivacyControl?: unknown;
}

interface Performance {
  getEntriesByType(type: "navigation"): PerformanceNavigationTiming[];
}
