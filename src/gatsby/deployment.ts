import type { ParentSpanPluginArgs } from "gatsby";
import { deployedSite, readSite, type Site } from "../content/site";
import { contentFolder } from "../develop/folders";

/**
 * One node stands for the brand and the hosts, which the environment may override. Whatever is made from them depends
 * on it: a build with another `GATSBY_APP_URL` would otherwise show, out of Gatsby's cache, the links of the last one.
 */
export const DEPLOYMENT = "deployment";

let facts: Site | undefined;

/** The brand and the hosts of this build; in develop, those of the last good `data/site.json`. */
export const deployed = (): Site => (facts ??= readSite(contentFolder(process.cwd()), process.env));

/**
 * Tells Gatsby of the brand and the hosts.
 * @param file what `data/site.json` says now; without it, what it said when Gatsby started
 * @returns resolves once Gatsby has taken it in
 */
export function tellDeployment(
  { actions, createContentDigest }: Pick<ParentSpanPluginArgs, "actions" | "createContentDigest">,
  file?: Partial<Site>,
) {
  if (file) facts = deployedSite(file, process.env);
  return actions.createNode({
    id: DEPLOYMENT,
    internal: { type: "Deployment", contentDigest: createContentDigest(deployed()) },
  });
}
