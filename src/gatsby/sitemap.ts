import { addressOrder, canonicalOf } from "../content/links/addresses";
import type { FixedPage } from "../content/links/page-address";

interface SitemapPage {
  path: string;
  updated?: string | undefined;
}

/** The protocol allows 50,000 URLs per file; beyond this many, another file begins. */
const ADDRESSES_PER_FILE = 45_000;

/** gatsby-plugin-sitemap: canonical URLs only, each with the date of its own content. */
export const sitemap = {
  resolve: "gatsby-plugin-sitemap",
  options: {
    output: "/",
    entryLimit: ADDRESSES_PER_FILE,
    query: /* GraphQL */ `
      query Sitemap {
        site {
          siteMetadata {
            siteUrl
          }
        }
        allSitePage {
          nodes {
            path
            pageContext
          }
        }
        allFamilyPage {
          nodes {
            id
            updated
          }
        }
        landingHero {
          updated
        }
        blogPage {
          updated
        }
        accessibilityPage {
          updated
        }
      }
    `,
    resolvePages: ({
      allSitePage,
      allFamilyPage,
      landingHero,
      blogPage,
      accessibilityPage,
    }: Queries.SitemapQuery): SitemapPage[] => {
      const byId = new Map(allFamilyPage.nodes.map(({ id, updated }) => [id, updated]));
      const own: Record<FixedPage, string | null | undefined> = {
        "/": landingHero?.updated,
        "/blog": blogPage?.updated,
        "/accessibilite": accessibilityPage?.updated,
      };
      const byPath = new Map(Object.entries(own));
      // Here rather than in filterPages, which the plugin calls only for its `excludes`.
      const canonical = allSitePage.nodes.filter(({ path }) => canonicalOf(path) === path);
      return canonical
        .map(({ path, pageContext }) => ({
          path,
          updated: byPath.get(path) ?? byId.get(String(pageContext?.["id"])) ?? undefined,
        }))
        .sort(addressOrder);
    },
    serialize: ({ path, updated }: SitemapPage) => ({ url: path, ...(updated && { lastmod: updated }) }),
  },
};
