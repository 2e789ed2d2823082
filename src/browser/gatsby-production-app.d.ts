/** Gatsby's own entry, under the name that `on-create-webpack-config` gives it. */
declare module "gatsby-production-app";
