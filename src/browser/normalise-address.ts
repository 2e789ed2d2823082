import { pageAnalytics } from "../analytics";

/** The replacement character, URL-encoded: it marks lost letters. */
const REPLACEMENT = "%EF%BF%BD";

/** The file name that some hosts accept at the end of a page's URL. */
const FILE = /(?:\/index)?\.html$/;

/**
 * Fixes a URL that would make the router fail, and the whole page with it: the router decodes the path and encodes it
 * again.
 * - A fragment that cannot be decoded (`#%`) is removed; it occurs because a tool's state is shared in a fragment.
 * - In a path, what would not survive decoding and encoding becomes a replacement character: the letters of an old
 *   Latin-1 link (`/caf%E9`), a delimiter that was encoded when the URL was shared (`/%23pricing`), a percent sign. The
 *   same goes for a space at its end (`/blog%20`), a control character, which no request keeps, and a backslash, which
 *   Gatsby would take for a slash.
 * - An encoded slash is decoded, as on the server, unless the path would then lead up (`%2f..`).
 * - A page that was served at its file's URL (`/blog.html`) is shown at its own URL.
 * @param isServed whether the document was served at this URL, and is not one that a history step is leaving
 */
export function normaliseAddress(isServed = false): void {
  const { pathname, search, hash } = location;
  const slashed = (slash: string) => pathname.replace(/%2f/gi, slash);
  const parted = isOnePath(slashed("/")) ? slashed("/") : slashed(REPLACEMENT);
  const plain = isServed && isKnown() ? parted.replace(FILE, "") || "/" : parted;
  const path = plain.replace(/%(?:[01].|5c)|%20$/gi, REPLACEMENT).replace(/(?:%[0-9a-f]{2})+|%/gi, normaliseLetters);
  const fragment = decoded(hash) === undefined ? "" : hash;
  if (path === pathname && fragment === hash) return;
  // The origin is named, as a path may begin with two slashes.
  history.replaceState(history.state, "", location.origin + path + search + fragment);
  pageAnalytics().addressChanged();
}

/** Whether a browser keeps the path as it is: steps up (`/..`) would lead to another page. */
const isOnePath = (path: string) => new URL(location.origin + path).pathname === path;

/** The canonical URL's element, which pages of the site have and not-found pages have not. */
export const isKnown = () => document.querySelector("[rel=canonical]");

const normaliseLetters = (encoded: string) => (decoded(encoded)?.includes("%") === false ? encoded : REPLACEMENT);

/** Decodes a URL, except encoded delimiters, which keep their `%`; undefined if it cannot be decoded. */
export function decoded(encoded: string): string | undefined {
  try {
    return decodeURI(encoded);
  } catch {
    return undefined;
  }
}
