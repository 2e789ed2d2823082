export { replaceRenderer } from "./src/gatsby/replace-renderer";
export { wrapPageElement } from "./src/gatsby/wrap-page-element";
