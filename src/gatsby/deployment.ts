import { existsSync, readFileSync } from "node:fs";
import type { ParentSpanPluginArgs } from "gatsby";
import { deployedSite, readSite, type Site } from "../content/site";
import { contentFolder } from "../develop/folders";
import { COMPILED } from "./webpack/bundle-cache";

/**
 * One node stands for the brand and the hosts, which the environment may override, and for the code that typesets the
 * content. Whatever is made from them depends on it: a build with another `GATSBY_APP_URL`, or another rule of
 * typography, would otherwise show, out of Gatsby's cache, the links and the texts of the last one.
 */
export const DEPLOYMENT = "deployment";

let facts: Site | undefined;

/** The brand and the hosts of this build; in develop, those of the last good `data/site.json`. */
export const currentSite = (): Site => (facts ??= readSite(contentFolder(process.cwd()), process.env));

/**
 * Tells Gatsby of the brand, the hosts and the code.
 * @param file what `data/site.json` says now; without it, what it said when Gatsby started
 * @returns resolves once Gatsby has taken it in
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
