import type { Context } from "react";

/** What `useStaticQuery` reads; Gatsby's own types leave it out. */
declare module "gatsby" {
  export const StaticQueryContext: Context<object>;
}
