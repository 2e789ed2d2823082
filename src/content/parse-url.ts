/**
 * Reads a URL. `URL.canParse()` would not do: Node 20 and 22 refuse accents with it once it has run often enough to be
 * compiled, and browsers that we promise to serve do not have it.
 * @param base what a relative one is relative to
 * @returns undefined for what is no URL
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
