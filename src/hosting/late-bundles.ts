import path from "node:path";
import { buildSync } from "esbuild";

/** The Trusted Types policy under which a page's first bundles get their addresses. */
export const START_POLICY = "start";

/**
 * The inline script that fetches a page's bundles when nothing waits for them any more.
 * @param bundles address and `integrity` of each, in the order in which they run
 * @param root the repository's folder
 * @returns the script's text, the same for the same bundles, so that one hash in the policy allows it on every page
 */
export function lateBundles(
  bundles: readonly (readonly [src: string, integrity: string])[],
  root = process.cwd(),
): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, "src/hosting/start.ts")],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2020",
    charset: "ascii",
    tsconfigRaw: "{}",
    define: { BUNDLES: JSON.stringify(bundles), POLICY_NAME: JSON.stringify(START_POLICY) },
  });
  return outputFiles[0]!.text.trim();
}
