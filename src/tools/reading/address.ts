import { tidyAddress, tidyLines } from "./clean-text";
import { completed, isDomain, parseTyped } from "./host";
import { EMAIL, inText } from "./pasted";

/**
 * Reads pasted text as a web URL; a missing `https://`, and brackets, quotation marks and words around it, are
 * accepted.
 * @returns undefined for anything that is not an http(s) URL with a real host, such as `javascript:` or an e-mail
 *   address
 */
export function readUrl(text: string): URL | undefined {
  const typed = tidyAddress(text);
  return readAddress(inText(typed) || typed);
}

function readAddress(typed: string): URL | undefined {
  if (!typed || /\s/.test(typed) || EMAIL.test(typed)) return undefined;
  const address = completed(typed);
  const url = address && parseTyped(address);
  return url && isHost(url.hostname) ? url : undefined;
}

/** A domain, an IPv6 address in brackets, or `localhost`, which only the doctor reports. */
const isHost = (host: string) => isDomain(host) || host.startsWith("[") || host === "localhost";

/** Whether a host is a domain or one of its subdomains. */
export const isUnder = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Percent-encodes a value for a query, spaces as `%20` (mail programs and phones show a `+` as it is). */
export const encode = (text: string): string => encodeWhole(tidyLines(text));

/** Percent-encodes also what many programs take for the end of a link: brackets, an exclamation mark, a last full stop. */
export const encodeWhole = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]|\.$/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** One pair of a query, as written: cleaning must not re-encode what it keeps. */
export interface Pair {
  raw: string;
  name: string;
  value: string;
}

/** Splits a query (with or without its `?`) into pairs, in order; empty ones are left out. */
export function readPairs(search: string): Pair[] {
  return search
    .replace(/^\?/, "")
    .split("&")
    .filter(Boolean)
    .map((raw) => {
      const [name = "", ...rest] = raw.split("=");
      return { raw, name: decode(name), value: decode(rest.join("=")) };
    });
}

/** Replaces the query of a URL by these pairs. */
export function withPairs(url: URL, pairs: readonly Pair[]): string {
  const made = new URL(url);
  made.search = pairs.map(({ raw }) => raw).join("&");
  return made.href;
}

/** Decodes one part of a URL: a `+` stays a `+`, and a part with a malformed escape is unchanged. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Decodes one part of a query, or of a path in which a `+` is a space too. */
export const decode = (part: string): string => decodePart(part.replace(/\+/g, " "));
