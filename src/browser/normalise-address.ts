import { pageAnalytics } from "../analytics";

/** What stands for letters that were lost: the replacement character, encoded. */
const REPLACEMENT = "%EF%BF%BD";

/** What some hosts let follow the address of a page: the name of its file. */
const FILE = /(?:\/index)?\.html$/;

/**
 * Mends an address that the router would fail on, at the cost of the whole page: it decodes what it is given, and
 * encodes that anew. A fragment that cannot be decoded (`#%`) goes: a tool's state is shared in one. In a path,
 * what would not come out as it went in becomes a replacement character: the letters of an old Latin-1 link
 * (`/caf%E9`), a sign that parts addresses, encoded by whoever shared this one (`/%23pricing`), a percent sign; so does
 * a space at its end (`/blog%20`), a control character, which no request keeps, or a backslash, which Gatsby would take
 * for a slash. An encoded slash is one, as it is to the server, unless it would lead up (`%2f..`). A page that was
 * served at the address of its file (`/blog.html`) is shown at its own.
 * @param isServed whether the document is the one that was served at this address, not one that a step is leaving
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

/** Whether a browser leaves it as it is: steps up (`/..`) would lead to another page. */
const isOnePath = (path: string) => new URL(location.origin + path).pathname === path;

/** Whether the page is one of the site's own: those for unknown addresses have no other address. */
export const isKnown = () => document.querySelector("[rel=canonical]");

const normaliseLetters = (encoded: string) => (decoded(encoded)?.includes("%") === false ? encoded : REPLACEMENT);

/** Leaves the signs that part addresses as they are, with their `%`; undefined where it cannot be decoded. */
export function decoded(encoded: string): string | undefined {
  try {
    return decodeURI(encoded);
  } catch {
    return undefined;
  }
}
