import { inlineScript } from "./inline-script";

/** The Trusted Types policy under which a page's first bundles get their addresses. */
export const START_POLICY = "start";

/** What the start script sets going. */
export interface Start {
  /** Address and `integrity` of each bundle, in the order in which they run. */
  bundles: readonly (readonly [src: string, integrity: string])[];
  /** Gatsby's mark of this build: a page that was built later is loaded anew. */
  compilation: string;
}

/**
 * The inline script that fetches a page's bundles when nothing waits for them any more.
 * @param root the repository's folder
 * @returns the script's text, the same for the same bundles, so that one hash in the policy allows it on every page
 */
export const lateBundles = ({ bundles, compilation }: Start, root?: string) =>
  inlineScript("src/hosting/start.ts", { BUNDLES: bundles, COMPILATION: compilation, POLICY_NAME: START_POLICY }, root);
