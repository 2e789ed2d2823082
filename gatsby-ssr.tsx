export { onRenderBody } from "./src/gatsby/on-render-body";
export { replaceRenderer } from "./src/gatsby/replace-renderer";
export { wrapPageElement } from "./src/gatsby/wrap-page-element";
