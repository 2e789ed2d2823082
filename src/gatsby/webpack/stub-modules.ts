import path from "node:path";
import type { Compiler } from "webpack";

/*
 * Parts of Gatsby and Emotion that would come with every page and that the site never uses: `<Script>` with its
 * Partytown, the Head export (the head is react-helmet's), service workers, the renderer for other pages, prefetching
 * without running, Emotion's `withTheme`, the router's assertions about its children, which Gatsby satisfies.
 */
const UNUSED = [
  /^gatsby-script$|partytown\/gatsby-browser|head\/head-export-handler-for-browser$|\/register-service-worker$/,
  /^\.\/(public-page-renderer|prefetch)$/,
  /^hoist-non-react-statics$|_isolated-hnrs|^invariant$/,
];

const LINK = /^gatsby-link$/;
const RESOURCES = /^\.\/ensure-resources$/;
const EXTENDS = /helpers\/(esm\/)?extends$/;

/** A webpack plugin: removes from the visitor's scripts unused code, and code for what browsers do natively. */
export class StubModules {
  apply(compiler: Compiler) {
    const { NormalModuleReplacementPlugin } = compiler.webpack;
    const replace = (request: RegExp, ...file: string[]) =>
      new NormalModuleReplacementPlugin(request, path.resolve("src", ...file)).apply(compiler);
    for (const request of UNUSED) replace(request, "gatsby", "webpack", "stub.ts");
    replace(LINK, "browser", "gatsby-link.ts");
    replace(RESOURCES, "browser", "ensure-resources.tsx");
    replace(EXTENDS, "gatsby", "webpack", "extends.ts");
  }
}
