/**
 * Reads a URL. Not with `URL.canParse()`: in Node 20 and 22 it refuses accents once it has run often enough to be
 * compiled, and some supported browsers lack it.
 * @returns undefined if the text is not a URL
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
