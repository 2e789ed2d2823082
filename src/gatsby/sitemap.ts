import { addressFromPath } from "../content/addresses";

interface SitemapPage {
  path: string;
  updated?: string;
}

interface SitemapData {
  allSitePage: { nodes: { path: string; pageContext: { id?: string } | null }[] };
  allLandingPage: { nodes: { id: string; updated: string | null }[] };
}

/** gatsby-plugin-sitemap: canonical addresses only, each with the date of its own content. */
export const sitemap = {
  resolve: "gatsby-plugin-sitemap",
  options: {
    output: "/",
    query: `{
      site { siteMetadata { siteUrl } }
      allSitePage { nodes { path pageContext } }
      allLandingPage { nodes { id updated } }
    }`,
    resolvePages: ({ allSitePage, allLandingPage }: SitemapData): SitemapPage[] => {
      const dates = new Map(allLandingPage.nodes.map(({ id, updated }) => [id, updated]));
      // Here rather than in filterPages, which the plugin asks only about its `excludes`.
      const canonical = allSitePage.nodes.filter(({ path }) => addressFromPath(path).canonical === path);
      return canonical.map(({ path, pageContext }) => ({
        path,
        updated: dates.get(pageContext?.id ?? "") ?? undefined,
      }));
    },
    serialize: ({ path, updated }: SitemapPage) => ({ url: path, ...(updated ? { lastmod: updated } : {}) }),
  },
};
