import path from "node:path";
import type { BuildArgs } from "gatsby";
import { movedAddresses } from "../content/moved";
import { readContent } from "../content/read-content";
import { readSite } from "../content/site";
import { publish } from "../hosting/publish";
import { inlineConfig } from "./inline-config";
import { buildInlineScripts } from "./inline-scripts";

/** Makes the built pages ready for every kind of host; stops the build where a page breaks the policy. */
export async function onPostBuild({ graphql, reporter }: BuildArgs) {
  const { data } = await graphql<{ allSitePage: { nodes: { path: string }[] } }>(`
    query PublishedPages {
      allSitePage {
        nodes {
          path
        }
      }
    }
  `);
  const { appUrl, siteUrl, support } = readSite(path.join(process.cwd(), "data"), process.env);
  try {
    const { pages, policyLength, scripts, styleBlocks } = await publish({
      folder: "public",
      pages: data!.allSitePage.nodes.map(({ path }) => path),
      moved: movedAddresses(readContent("data")),
      inline: Object.values(await buildInlineScripts(inlineConfig())),
      analyticsUrl: process.env["GATSBY_ANALYTICS_URL"],
      appOrigin: new URL(appUrl).origin,
      security: { contact: support, siteUrl },
    });
    reporter.info(
      `${pages} pages ready to be served; one policy of ${policyLength} characters (${scripts} scripts, ${styleBlocks} style blocks)`,
    );
  } catch (error) {
    reporter.panic(`The built site cannot be served as it is.\n${(error as Error).message}`);
  }
}
