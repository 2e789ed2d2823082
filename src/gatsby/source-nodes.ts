import type { SourceNodesArgs } from "gatsby";
import { createDeploymentNode } from "./deployment";

/** The content comes from gatsby-source-filesystem; only the brand and the hosts are left. */
export const sourceNodes = (args: SourceNodesArgs) => createDeploymentNode(args);
