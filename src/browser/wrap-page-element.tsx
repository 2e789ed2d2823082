import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { GlobalStyles } from "../design/global";
import { Layout } from "../layout/layout";
import { isDeferredPage } from "./deferred-page";

/**
 * Puts every page into the frame, in a box of its own, which a deferred page's stand-in is itself. The box has an id so
 * that Firefox tells of it from the start: one that it tells of only once React listens to it makes Orca, reading on
 * from the top, lose its place and go to the footer. The built pages carry the global styles in their HTML (see
 * replace-renderer), so only the development server needs them here.
 */
export function wrapPageElement({ element }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return (
    <>
      {process.env.NODE_ENV === "development" && <GlobalStyles />}
      <Layout>{isDeferredPage(element) ? element : <div id="page">{element}</div>}</Layout>
    </>
  );
}
