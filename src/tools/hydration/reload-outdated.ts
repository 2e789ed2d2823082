import { saveFields } from "./saved-fields";

const RELOADED_FOR = "renewed";

/**
 * Whether a version of the site is another one than this page's. In develop pages have none, and Gatsby gives an empty
 * one where it could not fetch it.
 */
export function isOtherVersion(version: string | undefined): version is string {
  const { ___webpackCompilationHash: own } = window;
  return Boolean(version && own) && version !== own;
}

/**
 * Reloads the page, but not twice in a row for one version: a host that serves two versions at once must not make it
 * reload for ever.
 * @param save called first; if it throws, the page is not reloaded
 * @throws where the tab keeps nothing
 */
export function reloadFor(version: string, save = () => {}): void {
  // Another page of the tab may have been reloaded for it, while this one waited in the back/forward cache.
  const turn = version + location.pathname;
  if (sessionStorage.getItem(RELOADED_FOR) === turn) return;
  sessionStorage.setItem(RELOADED_FOR, turn);
  save();
  location.reload();
}

/**
 * Reloads the page if a newer version of the site is online, whose deployment has removed this one's code. What was typed
 * into its tools is restored.
 */
export async function reloadIfOutdated(): Promise<void> {
  try {
    const online = await fetch("/page-data/app-data.json");
    const { webpackCompilationHash: version } = (await online.json()) as { webpackCompilationHash?: string };
    if (isOtherVersion(version)) reloadFor(version, saveFields);
  } catch {
    // No connection, which is why the code did not load, or no storage.
  }
}
