import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { GlobalStyles } from "../design/global";
import { Layout } from "../layout/layout";

/**
 * Puts every page into the frame. The built pages carry the global styles in their HTML (see replace-renderer),
 * so only the development server needs them here.
 */
export function wrapPageElement({ element }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return (
    <>
      {process.env.NODE_ENV === "development" && <GlobalStyles />}
      <Layout>{element}</Layout>
    </>
  );
}
