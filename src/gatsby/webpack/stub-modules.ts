import path from "node:path";
import type { Compiler } from "webpack";

/*
 * Parts of Gatsby and Emotion that would come with every page and that the site never uses: `<Script>` with its
 * Partytown, the Head export (the head is react-helmet's), service workers, the renderer of other pages, what fetches
 * ahead without running it, Emotion's `withTheme`, what the router asserts of its children, which Gatsby gives it.
 */
const UNUSED = [
  /^gatsby-script$|partytown\/gatsby-browser|head\/head-export-handler-for-browser$|\/register-service-worker$/,
  /^\.\/(public-page-renderer|prefetch)$/,
  /^hoist-non-react-statics$|_isolated-hnrs|^invariant$/,
];

const LINK = /^gatsby-link$/;
const EXTENDS = /helpers\/(esm\/)?extends$/;

/** A webpack plugin: leaves out of the visitor's scripts what nothing calls, and what browsers do by themselves. */
export class StubModules {
  apply(compiler: Compiler) {
    const { NormalModuleReplacementPlugin } = compiler.webpack;
    const replace = (request: RegExp, ...file: string[]) =>
      new NormalModuleReplacementPlugin(request, path.resolve("src", ...file)).apply(compiler);
    for (const request of UNUSED) replace(request, "gatsby", "webpack", "stub.ts");
    replace(LINK, "browser", "gatsby-link.ts");
    replace(EXTENDS, "gatsby", "webpack", "extends.ts");
  }
}
