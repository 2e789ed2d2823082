import { CacheProvider } from "@emotion/react";
import type { WrapRootElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "../layout/error-boundary";
import { styleCache } from "./style-cache";

/**
 * Gatsby's hook: everything is rendered with the styles that the page came with. An error outside the layout, for
 * example in Gatsby's own router, also ends in the fallback screen (specification, section 8).
 */
export const wrapRootElement = ({ element }: WrapRootElementBrowserArgs) => (
  <CacheProvider value={styleCache}>
    <ErrorBoundary>{element}</ErrorBoundary>
  </CacheProvider>
);
