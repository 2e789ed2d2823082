/**
 * Reads a URL. `URL.canParse()` would not do: Node 20 and 22 refuse accents with it once it has run often enough to be
 * compiled, and browsers that we promise to serve do not have it.
 * @returns undefined for what is no URL
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
