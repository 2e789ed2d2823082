import { transform } from "esbuild";

/** Minifies a page's styles; their meaning and class names stay the same. */
export async function minifyStyles(css: string): Promise<string> {
  const { code } = await transform(css, { loader: "css", minify: true, charset: "utf8", legalComments: "none" });
  return code.trim();
}
