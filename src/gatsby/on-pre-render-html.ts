import type { PreRenderHTMLArgs } from "gatsby";

/** gatsby-plugin-image's styles are for its components, which the site does not use; nobody needs Gatsby's name. */
const UNUSED = /^gatsby-image-style(-noscript|-script)?$|^generator-/;

/** Removes from the head what no page uses. */
export function onPreRenderHTML({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs) {
  const key = (component: unknown) => (component as { key?: string | null } | null)?.key ?? "";
  replaceHeadComponents(getHeadComponents().filter((component) => !UNUSED.test(key(component))));
}
