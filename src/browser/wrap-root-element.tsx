import { CacheProvider } from "@emotion/react";
import type { WrapRootElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "../layout/error-boundary";
import { styleCache } from "./style-cache";

/**
 * Gatsby's hook: everything is drawn with the styles that the page came with. What fails outside the frame of the page,
 * in Gatsby's own router say, ends in the fallback screen too (specification, section 8).
 */
export const wrapRootElement = ({ element }: WrapRootElementBrowserArgs) => (
  <CacheProvider value={styleCache}>
    <ErrorBoundary>{element}</ErrorBoundary>
  </CacheProvider>
);
