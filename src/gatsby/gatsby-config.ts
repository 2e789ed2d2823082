import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { DATA_FOLDER } from "../content/files/project-folders";
import { readSite } from "../content/site";
import { contentFolder } from "../develop/folders";
import { documentType } from "./document-type";
import { sitemap } from "./sitemap";

const root = process.cwd();

/**
 * Gatsby's configuration: plugins, and the site's URL for the sitemap plugin. The other facts of `data/site.json` are
 * `siteSettings` in GraphQL.
 */
export const gatsbyConfig: GatsbyConfig = {
  siteMetadata: { siteUrl: readSite(path.join(root, DATA_FOLDER), process.env).siteUrl },
  trailingSlash: "never",
  // Without one, Gatsby downloads and runs its newest list of adapters at each build; on Netlify it would install one,
  // which rewrites the not-found pages, headers and redirects that the build has just written.
  adapter: { name: "plain files", adapt() {} },
  jsxRuntime: "automatic",
  jsxImportSource: "@emotion/react",
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    documentSearchPaths: ["./src/gatsby/*.ts"],
    generateOnBuild: true,
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "data", path: contentFolder(root), ignore: ["**/*.md", "**/*.txt"] },
    },
    { resolve: "gatsby-source-filesystem", options: { name: "pictures", path: path.join(root, "src/pictures") } },
    { resolve: "gatsby-transformer-json", options: { typeName: documentType } },
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    sitemap,
  ],
};
