import { existsSync, readFileSync } from "node:fs";
import type { ParentSpanPluginArgs } from "gatsby";
import { deployedSite, readSite, type Site } from "../content/site";
import { contentFolder } from "../develop/folders";
import { COMPILED } from "./webpack/bundle-cache";

/**
 * The node that represents the brand and the hosts, which the environment may override, and the code that typesets the
 * content. Whatever is derived from them depends on it: otherwise a build with another `GATSBY_APP_URL`, or another
 * typography rule, would show the previous build's links and texts from Gatsby's cache.
 */
export const DEPLOYMENT = "deployment";

let facts: Site | undefined;

/** The brand and the hosts of this build; in develop, those of the last valid `data/site.json`. */
export const currentSite = (): Site => (facts ??= readSite(contentFolder(process.cwd()), process.env));

/**
 * Gives Gatsby the node of the brand, the hosts and the code.
 * @param file the current content of `data/site.json`; without it, its content when Gatsby started
 * @returns resolves once Gatsby has processed the node
 */
export function createDeploymentNode(
  { actions, createContentDigest }: Pick<ParentSpanPluginArgs, "actions" | "createContentDigest">,
  file?: Partial<Site>,
) {
  if (file) facts = deployedSite(file, process.env);
  const code = existsSync(COMPILED) ? readFileSync(COMPILED, "utf8") : "";
  return actions.createNode({
    id: DEPLOYMENT,
    internal: { type: "Deployment", contentDigest: createContentDigest([currentSite(), code]) },
  });
}
