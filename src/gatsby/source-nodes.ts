import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { readSite } from "../content/site";

export const DEPLOYMENT = "deployment";

/**
 * One node stands for the brand and the hosts, which the environment may override. Whatever is made from them depends
 * on it: a build with another `GATSBY_APP_URL` would otherwise show, out of Gatsby's cache, the links of the last one.
 */
export function sourceNodes({ actions, createContentDigest }: SourceNodesArgs) {
  const contentDigest = createContentDigest(readSite(path.join(process.cwd(), "data"), process.env));
  actions.createNode({ id: DEPLOYMENT, internal: { type: "Deployment", contentDigest } });
}
