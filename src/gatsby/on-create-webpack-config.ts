import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { readSite } from "../content/site";
import { buildInlineScripts } from "./inline-scripts";
import { toolChunks } from "./tool-chunks";

/** Hands the inline scripts, built from the analytics and referral modules, to the HTML renderer. */
export async function onCreateWebpackConfig({ stage, actions, plugins }: CreateWebpackConfigArgs) {
  if (stage === "build-javascript") actions.setWebpackConfig(toolChunks);
  if (stage !== "build-html" && stage !== "develop-html") return;
  const { appUrl, analytics, referral } = readSite(path.join(process.cwd(), "data"), process.env);
  const scripts = await buildInlineScripts({
    analytics: {
      ...analytics,
      endpoint: process.env["GATSBY_ANALYTICS_URL"] ?? "",
      key: process.env["GATSBY_ANALYTICS_KEY"] ?? "",
    },
    referral: { ...referral, appOrigin: new URL(appUrl).origin },
  });
  actions.setWebpackConfig({ plugins: [plugins.define({ INLINE_SCRIPTS: JSON.stringify(scripts) })] });
}
