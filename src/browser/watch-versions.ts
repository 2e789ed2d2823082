import { isOtherVersion, reloadFor } from "../tools/hydration/reload-outdated";
import { restoreFields, saveFields } from "../tools/hydration/saved-fields";
import { isHydrated } from "./hydration";
import { showStepPosition } from "./scroll/step-position";

const LOADED = "onPostLoadPageResources";

/**
 * Watches the version of the data that Gatsby loads for the current URL. If the first page's data is of another version,
 * Gatsby reloads the page once: what was typed meanwhile is saved. If data loaded on a history step is of another
 * version, it does not fit this page's code, and the page is reloaded here. The fields that are shown then are those of
 * the page being left.
 * @returns the undo
 */
export function watchVersions(): () => void {
  restoreFields();
  const onLoad = ({ page: { page } }: { page: GatsbyPage }) => {
    const version = page?.webpackCompilationHash;
    if (page?.path !== location.pathname || !isOtherVersion(version)) return;
    try {
      if (isHydrated()) reloadFor(version, showStepPosition);
      else saveFields();
    } catch {
      // No storage: what was typed is lost, or the page is shown although it may not fit.
    }
  };
  window.___emitter.on(LOADED, onLoad);
  return () => window.___emitter.off(LOADED, onLoad);
}
