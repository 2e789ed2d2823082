import { transform } from "esbuild";

/** A page's styles in fewer characters; what they say stays, and so do the names of their classes. */
export async function minifyStyles(css: string): Promise<string> {
  const { code } = await transform(css, { loader: "css", minify: true, charset: "utf8", legalComments: "none" });
  return code.trim();
}
