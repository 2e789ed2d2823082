import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};
const inBrowser = () => false;
const inMarkup = () => true;

/** Whether a render must match the served markup: in the build, and during hydration. */
export const useIsServerRender = () => useSyncExternalStore(neverChanges, inBrowser, inMarkup);
