import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};
const inBrowser = () => false;
const inMarkup = () => true;

/** Whether a render has to give the markup that is served: in the build, and while React takes that markup over. */
export const useIsServerRender = () => useSyncExternalStore(neverChanges, inBrowser, inMarkup);
