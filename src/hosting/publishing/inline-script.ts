import path from "node:path";
import { build } from "esbuild";
import { minify } from "terser";

/**
 * Builds a script for inlining in pages: one file and its imports, through two minifiers. The same sources and values
 * give the same bytes, so that the policy can hash them.
 * @param entry the file, relative to the repository's folder
 * @param define values for names that the file declares; they are written as JSON
 * @returns the script's text
 * @throws what esbuild reports
 */
export async function inlineScript(entry: string, define: Record<string, unknown>) {
  const root = process.cwd();
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [path.join(root, entry)],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2020",
    charset: "ascii",
    legalComments: "none",
    // Nothing outside the script's own folders may change the bytes.
    tsconfigRaw: "{}",
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  const { code } = await minify(outputFiles[0]!.text, {
    ecma: 2020,
    compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true },
    format: { ascii_only: true },
  });
  return code!.trim();
}
