import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { GlobalStyles } from "../design/global";
import { Layout } from "../layout/layout";
import { isDeferredPage } from "./deferred-page";

/**
 * Puts every page into the layout, in a box of its own; a deferred page's placeholder renders that box itself. With an
 * id, Firefox exposes the box to assistive technology from the start. If it were exposed only once React listens to it,
 * Orca, reading on from the top, would lose its place and go to the footer. The built pages carry the global styles in
 * their HTML (see replace-renderer), so only the development server needs them here.
 */
export function wrapPageElement({ element }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return (
    <>
      {process.env.NODE_ENV === "development" && <GlobalStyles />}
      <Layout>{isDeferredPage(element) ? element : <div id="page">{element}</div>}</Layout>
    </>
  );
}
