import { pageAnalytics } from "../analytics";

/**
 * Mends an address that cannot be decoded, as the router would decode it and fail, at the cost of the whole page. A
 * fragment (`#%`) goes: an instrument's state is shared in one. In the path of an old Latin-1 link (`/caf%E9`), what
 * cannot be read becomes a replacement character.
 */
export function mendAddress(): void {
  const { pathname, search, hash } = location;
  const path = isDecodable(pathname) ? pathname : pathname.replace(/(?:%[0-9a-f]{2})+|%/gi, mendLetters);
  const fragment = isDecodable(hash) ? hash : "";
  if (path === pathname && fragment === hash) return;
  // The origin is named, as a path may begin with two slashes.
  history.replaceState(history.state, "", location.origin + path + search + fragment);
  pageAnalytics().readdress();
}

const mendLetters = (encoded: string) => (isDecodable(encoded) ? encoded : encodeURI("\uFFFD"));

function isDecodable(encoded: string): boolean {
  try {
    decodeURI(encoded);
    return true;
  } catch {
    return false;
  }
}
