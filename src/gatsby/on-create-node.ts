import type { CreateNodeArgs } from "gatsby";
import { typeNameOf } from "../content/files/file-shapes";
import { siteShape } from "../content/shapes/site";
import type { Site } from "../content/site";
import { isDevelop } from "../develop/folders";
import { createDeploymentNode } from "./deployment";

/** In develop, a change of `data/site.json` updates every text. */
export async function onCreateNode(args: CreateNodeArgs) {
  if (isDevelop()) await createDeploymentNode(args, args.node as Partial<Site>);
}

/** Gatsby's hook: `onCreateNode` is called only for the node of `data/site.json`. */
export const shouldOnCreateNode = ({ node }: Pick<CreateNodeArgs, "node">) =>
  node.internal.type === typeNameOf(siteShape);
