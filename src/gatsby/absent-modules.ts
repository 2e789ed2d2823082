import path from "node:path";
import type { Compiler } from "webpack";

/*
 * Parts of Gatsby and Emotion that would come with every page and that the site never uses: `<Script>` with its
 * Partytown, the Head export (the head is react-helmet's), service workers, Emotion's `withTheme`, what the router
 * asserts of its children, which Gatsby gives it.
 */
const ABSENT =
  /^gatsby-script$|utils\/inject-partytown-snippet$|head\/head-export-handler-for-browser$|\/register-service-worker$|^hoist-non-react-statics$|_isolated-hnrs|^invariant$/;

const LINK = /^gatsby-link$/;

/** A webpack plugin: leaves out of the visitor's scripts what nothing calls, and what browsers do by themselves. */
export class AbsentModules {
  apply(compiler: Compiler) {
    const { NormalModuleReplacementPlugin } = compiler.webpack;
    new NormalModuleReplacementPlugin(ABSENT, path.resolve("src", "gatsby", "absent.ts")).apply(compiler);
    new NormalModuleReplacementPlugin(LINK, path.resolve("src", "browser", "gatsby-link.ts")).apply(compiler);
  }
}
