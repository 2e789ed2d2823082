export { replaceHydrateFunction } from "./src/gatsby/hydrate-in-slices";
export { onInitialClientRender } from "./src/gatsby/hydration";
export { onClientEntry } from "./src/gatsby/on-client-entry";
export { onRouteUpdate } from "./src/gatsby/on-route-update";
export { shouldUpdateScroll } from "./src/gatsby/scroll";
export { wrapPageElement } from "./src/gatsby/wrap-page-element";
export { wrapRootElement } from "./src/gatsby/style-cache";
