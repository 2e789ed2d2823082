import type { CreateNodeArgs } from "gatsby";
import { typeNameOf } from "../content/files/file-shapes";
import { siteShape } from "../content/shapes/site";
import type { Site } from "../content/site";
import { isDevelop } from "../develop/folders";
import { createDeploymentNode } from "./deployment";

/** In develop every text follows a change of `data/site.json`. */
export async function onCreateNode(args: CreateNodeArgs) {
  if (isDevelop()) await createDeploymentNode(args, args.node as Partial<Site>);
}

/** Gatsby's hook: only the node of `data/site.json` is told of. */
export const shouldOnCreateNode = ({ node }: Pick<CreateNodeArgs, "node">) =>
  node.internal.type === typeNameOf(siteShape);
