declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  export const onRenderBody: (args: import("gatsby").RenderBodyArgs) => void;
}
