import type { CreatePagesArgs } from "gatsby";
import type { Site } from "../content/site";

/** What a step after the build works with. */
export interface BuiltSite {
  /** The folder of the built site. */
  folder: string;
  site: Site;
  graphql: CreatePagesArgs["graphql"];
}
