import type { SourceNodesArgs } from "gatsby";
import { createDeploymentNode } from "./deployment";

/** The content comes from gatsby-source-filesystem; what is left is the brand and the hosts. */
export const sourceNodes = (args: SourceNodesArgs) => createDeploymentNode(args);
