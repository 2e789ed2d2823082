export { gatsbyConfig as default } from "./src/gatsby/gatsby-config";
