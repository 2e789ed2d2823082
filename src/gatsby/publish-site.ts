import { rmSync } from "node:fs";
import path from "node:path";
import { redirectsTo } from "../content/links/redirects";
import { ANALYTICS_VARIABLES } from "../content/site";
import { publish } from "../hosting/publishing/publish";
import { SiteError } from "../hosting/site-error";
import { movedBeyondLimit } from "../hosting/static-hosts";
import { withMarkdownRedirects } from "../seo/page-files";
import { ask, type BuiltSite } from "./built-site";
import { buildVersion } from "./webpack/bundle-cache";
import { inlineConfig } from "./inline-config";
import { buildInlineScripts } from "./inline-scripts";

const PAGES_QUERY = /* GraphQL */ `
  query PublishedPages {
    allSitePage {
      nodes {
        path
      }
    }
    allFamilyPage(filter: { anciennesAdresses: { ne: null } }) {
      nodes {
        path
        anciennesAdresses
      }
    }
  }
`;

/**
 * Makes the built pages ready for every kind of host.
 * @throws SiteError if a page breaks the policy, two styles have one name, or a file of static/ cannot be served
 */
export async function publishSite(built: BuiltSite) {
  const { allSitePage, allFamilyPage } = await ask<Queries.PublishedPagesQuery>(
    built,
    "The pages' addresses",
    PAGES_QUERY,
  );
  const { folder, site } = built;
  const { siteUrl, support } = site;
  // Gatsby publishes this library with every site; no page of this one uses it.
  rmSync(path.join(folder, "~partytown"), { recursive: true, force: true });
  const moved = withMarkdownRedirects(allFamilyPage.nodes.flatMap(redirectsTo));
  const lost = movedBeyondLimit(moved);
  const warning = lost > 0 ? `; warning: Cloudflare Pages would not redirect ${lost} former addresses` : "";
  try {
    const { pages, policyLength, scripts, styleBlocks } = await publish({
      folder,
      pages: allSitePage.nodes.map(({ path }) => path),
      moved,
      inline: Object.values(await buildInlineScripts(inlineConfig())),
      analyticsUrl: process.env[ANALYTICS_VARIABLES.url],
      buildVersion: buildVersion(),
      security: { contact: support, siteUrl },
    });
    return `${pages} pages; one policy of ${policyLength} characters (${scripts} scripts, ${styleBlocks} style blocks)${warning}`;
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    throw new SiteError(`The built site cannot be served as it is.\n${error.message}`, { cause: error });
  }
}
