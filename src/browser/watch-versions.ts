import { isOtherVersion, reloadFor } from "../tools/hydration/reload-outdated";
import { restoreFields, saveFields } from "../tools/hydration/saved-fields";
import { isHydrated } from "./hydration";

const LOADED = "onPostLoadPageResources";

/**
 * Watches of which version the data are that Gatsby loads for the page that is shown. Those of the first page have it
 * load the page anew, once, with what was typed meanwhile; those of a step back are not for this page's code.
 * @returns the undo
 */
export function watchVersions(): () => void {
  restoreFields();
  const onLoad = ({ page: { page } }: { page: GatsbyPage }) => {
    const version = page?.webpackCompilationHash;
    if (page?.path?.split("?")[0] !== location.pathname || !isOtherVersion(version)) return;
    try {
      if (isHydrated()) reloadFor(version);
      else saveFields();
    } catch {
      // No storage: what was typed is lost.
    }
  };
  window.___emitter.on(LOADED, onLoad);
  return () => window.___emitter.off(LOADED, onLoad);
}
