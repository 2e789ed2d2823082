import type { CreateWebpackConfigArgs } from "gatsby";
import path from "node:path";
import { StubModules } from "./webpack/stub-modules";
import { withPlainCache } from "./webpack/bundle-cache";
import { inlineConfig } from "./inline-config";
import { buildInlineScripts } from "./inline-scripts";
import { minifier } from "./webpack/minifier";
import { toolChunks } from "./webpack/tool-chunks";
import { ChunkIntegrity, trustedOutput } from "./webpack/trusted-chunks";

/**
 * - Every stage: short names for styles (`style-name.ts`), a cache that is cheap to validate.
 * - Develop: without Gatsby's ESLint, whose rules are not the project's.
 * - The visitor's scripts: the tools' chunks, an entry that starts in slices, a runtime that complies with the policy
 *   and checks the integrity of what it fetches, no unused code, swc to minify.
 * - The HTML renderer: the inline scripts, as a constant.
 */
export async function onCreateWebpackConfig({ stage, actions, plugins, getConfig }: CreateWebpackConfigArgs) {
  actions.setWebpackConfig({ resolve: { alias: { "@emotion/hash$": path.resolve("src/design/style-name.ts") } } });
  actions.replaceWebpackConfig(withPlainCache(getConfig()));
  if (stage === "develop") {
    const config = getConfig();
    const isKept = ({ constructor }: object) => constructor.name !== "ESLintWebpackPlugin";
    actions.replaceWebpackConfig({ ...config, plugins: config.plugins.filter(isKept) });
  }
  if (stage === "build-javascript") {
    actions.setWebpackConfig(toolChunks);
    const config = getConfig();
    // setWebpackConfig silently drops `output`.
    actions.replaceWebpackConfig({
      ...config,
      entry: { app: path.resolve("src/browser/start-in-slices.ts") },
      resolve: { ...config.resolve, alias: { ...config.resolve?.alias, "gatsby-production-app$": config.entry.app } },
      // Not the package's name: the brand is only in data/site.json.
      output: { ...config.output, ...trustedOutput, uniqueName: "site" },
      plugins: [...config.plugins, new ChunkIntegrity(), new StubModules()],
      optimization: { ...config.optimization, minimizer: [minifier] },
      module: {
        ...config.module,
        // A module of src that is imported only for its side effects is dropped: have it export a function to call.
        rules: [...config.module.rules, { include: path.resolve("src"), sideEffects: false }],
      },
    });
  }
  if (stage !== "build-html" && stage !== "develop-html") return;
  const scripts = await buildInlineScripts(inlineConfig());
  actions.setWebpackConfig({ plugins: [plugins.define({ INLINE_SCRIPTS: JSON.stringify(scripts) })] });
}
