import type { PreRenderHTMLArgs } from "gatsby";

/** gatsby-plugin-image's styles and script are for its components; the site shows its data in plain pictures. */
const UNUSED = new Set(["gatsby-image-style", "gatsby-image-style-noscript", "gatsby-image-style-script"]);

/** Takes out of the head what no page uses. */
export function onPreRenderHTML({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs) {
  const key = (component: unknown) => (component as { key?: string | null } | null)?.key ?? "";
  replaceHeadComponents(getHeadComponents().filter((component) => !UNUSED.has(key(component))));
}
