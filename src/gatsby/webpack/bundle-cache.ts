import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Compiler, Configuration } from "webpack";

/** npm's list of installed packages. */
const PACKAGES = path.join("node_modules", ".package-lock.json");
/** Gatsby's compiled version of this site's build code, relative to the project's folder. */
export const COMPILED = path.join(".cache", "compiled", "gatsby-node.js");

/**
 * A configuration whose cache is valid as long as the packages and the configuration stay the same. By default, webpack
 * reads everything that Gatsby's loaders consist of to find that out: six seconds of each build from nothing.
 * @param config Gatsby's webpack configuration
 * @param root the project's folder
 */
export function withPlainCache(config: Configuration, root = process.cwd()): Configuration {
  const version = digest([COMPILED], root);
  const cache = { ...(config.cache as object), type: "filesystem" as const, version };
  return { ...config, cache, plugins: [...(config.plugins ?? []), new PackagesAlone(path.join(root, PACKAGES))] };
}

/** A hash that changes with the code of the build and with the packages that it uses. */
export const buildVersion = (root = process.cwd()) => digest([COMPILED, PACKAGES], root);

function digest(files: string[], root: string): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
}

/** A webpack plugin: of all dependencies of a build, its cache watches only the list of packages. */
class PackagesAlone {
  constructor(private readonly packages: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.done.tap("PackagesAlone", ({ compilation: { buildDependencies } }) => {
      buildDependencies.clear();
      buildDependencies.add(this.packages);
    });
  }
}
