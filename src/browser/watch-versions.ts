import { isOther, renew } from "../tools/resting/renew-outdated";
import { giveTypedBack, keepTyped } from "../tools/resting/typed-fields";
import { isHydrated } from "./hydration";

/**
 * Watches of which version the data are that Gatsby loads for the page that is shown. Those of the first page have it
 * load the page anew, once, with what was typed meanwhile; those of a step back are not for this page's code.
 */
export function watchVersions(): void {
  giveTypedBack();
  window.___emitter.on("onPostLoadPageResources", ({ page: { page } }) => {
    const version = page?.webpackCompilationHash;
    if (page?.path?.split("?")[0] !== location.pathname || !isOther(version)) return;
    try {
      if (isHydrated()) renew(version);
      else keepTyped();
    } catch {
      // No storage: what was typed is lost.
    }
  });
}
