/* Globals that TypeScript's library does not know: those of browsers, Gatsby and the site's start script. */

interface Window {
  /** The target of the last click, for code that can handle it only once scripts run (start.ts). */
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
  /** The scroll positions of pages, when session storage is refused. */
  ___GATSBY_REACT_ROUTER_SCROLL?: Record<string, number>;
}

interface GatsbyLoader {
  loadPage(path: string): Promise<GatsbyPage | undefined>;
  /** What has already been loaded. */
  loadPageSync(path: string): GatsbyPage | undefined;
  hovering(path: string): void;
}

interface GatsbyPage {
  status: string;
  /** The module of its component. */
  component?: { default: object };
  page?: {
    /** The page's path; not the requested one when it is a not-found page. */
    path?: string;
    /** The build that its data belongs to. */
    webpackCompilationHash: string;
  };
}

type GatsbyLoadComponent = () => Promise<{ default: import("react").ComponentType<import("gatsby").PageProps> }>;

interface Document {
  /** Whether the browser is prerendering the page. */
  readonly prerendering?: boolean;
}

interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  readonly globalPrivacyControl?: unknown;
}

interface Performance {
  getEntriesByType(type: "navigation"): PerformanceNavigationTiming[];
}
