import { keepTyped } from "./typed-fields";

const RENEWED = "renewed";

/**
 * Whether it is another version of the site than this page's: in develop there is none, and Gatsby has an empty name for
 * one that it could not ask for.
 */
export function isOther(version: string | undefined): version is string {
  const { ___webpackCompilationHash: own } = window;
  return Boolean(version && own) && version !== own;
}

/**
 * Loads the page anew, once for each version: a host that mixes its versions must not keep it busy. What was typed into
 * its tools comes back.
 * @throws where the tab keeps nothing: what was typed would be lost
 */
export function renew(version: string): void {
  if (sessionStorage.getItem(RENEWED) === version) return;
  sessionStorage.setItem(RENEWED, version);
  keepTyped();
  location.reload();
}

/**
 * Renews the page where its code was lost because another version of the site is online: a tab that was open for a day
 * asks for what is gone for good.
 */
export async function renewIfOutdated(): Promise<void> {
  try {
    const online = await fetch("/page-data/app-data.json");
    const { webpackCompilationHash: version } = (await online.json()) as { webpackCompilationHash?: string };
    if (isOther(version)) renew(version);
  } catch {
    // No connection, which is why the code was lost, or no storage.
  }
}
