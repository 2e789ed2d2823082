export { replaceHydrateFunction } from "./src/browser/hydrate-in-slices";
export { onInitialClientRender } from "./src/browser/hydration";
export { onClientEntry } from "./src/browser/on-client-entry";
export { onRouteUpdate } from "./src/browser/on-route-update";
export { shouldUpdateScroll } from "./src/browser/scroll/scroll";
export { wrapPageElement } from "./src/browser/wrap-page-element";
export { wrapRootElement } from "./src/browser/wrap-root-element";
