import { parseUrl } from "../../content/links/parse-url";

/** What no domain has: all but letters, digits, emojis, and the signs of a port, an escape or an IPv6 address. */
const NO_SIGN_OF_HOSTS = /(?![\uFE0F\u200C\u200D])[^\p{L}\p{M}\p{N}\p{So}\p{Sk}._\-·・。．｡%:[\]]/u;

/**
 * Reads a URL whose host is the one that was typed: `URL` turns any number (a price, a date, a phone number) into an IP
 * address, and keeps the dot that ends a sentence.
 * @param address a whole one, with its scheme
 * @returns undefined if it is not one
 */
export function parseTyped(address: string): URL | undefined {
  const alone = address.replace(/^(https?:\/\/[^/?#,;!]+)[,;!]+$/i, "$1");
  if (alone !== address) return parseTyped(alone);
  // A URL pasted into the middle of another one's host: `https://www.bouhttps://…`.
  if (/^https?:\/\/[^/?#]+https?:\/\//i.test(address)) return undefined;
  // In HTML source `&amp;` separates the parameters.
  const url = parseUrl(address.replace(/&amp;/gi, "&"));
  // A dash or a comma of another script that ends a sentence.
  if (NO_SIGN_OF_HOSTS.test(/^https?:\/\/(?:[^/?#]*@)?([^/?#]*)/i.exec(address)?.[1] ?? "")) return undefined;
  if (!url || (/^\d[\d.]*$/.test(url.hostname) && !address.includes(url.hostname))) return undefined;
  if (url.hostname.endsWith(".")) url.hostname = url.hostname.slice(0, -1);
  return url;
}

/**
 * Adds the `https://` that people leave out.
 * @returns undefined if it has a scheme other than http(s)
 */
export function completed(address: string): string | undefined {
  if (/^https?:(?!\d)/i.test(address)) return address;
  // An app's scheme may have dots, `com.example.app://`; a name with dots before a colon alone is a domain.
  // A port has at most five digits, unlike the number in `facetime:06…`.
  const isOther = /^[a-z][a-z0-9+-]*:(?!\d{1,5}(?:[/?#]|$))|^[a-z][a-z0-9+.-]*:\/\//i.test(address);
  return isOther ? undefined : `https://${address.replace(/^\/+/, "")}`;
}

/**
 * Whether a host is a name with a dot. `URL` accepts characters that no domain has, such as a quotation mark, and a
 * hyphen at the end.
 */
export const isDomain = (host: string): boolean => /^[\w-]+(\.[\w-]+)*\.(?!-)[\w-]+(?<!-)$/.test(host);

/** Whether a host is a company's domain in any country, `google.com`, `google.fr` or `google.co.uk`, or below one. */
const isOf = (company: string, host: string) =>
  new RegExp(`(^|\\.)${company}\\.(com|cat|[a-z]{2}|com?\\.[a-z]{2})$`).test(host);

export const isGoogle = (host: string): boolean => isOf("google", host);

export const isAmazon = (host: string): boolean => isOf("amazon", host);

const LOCAL_NAME = /^localhost$|\.(localhost|local|lan|internal|intranet|home|home\.arpa|test)$/;
const LOCAL_NUMBER =
  /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|0\.0\.0\.0$|\[(::1?\]|f[cd]|fe[89ab]))/;
const NUMBER = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Whether a host is an IP address, as `URL` writes it. */
export const isNumber = (host: string): boolean => NUMBER.test(host);

/** Whether a host is on a device or a private network; a name is not local for the number that it begins with. */
export const isLocal = (host: string): boolean => (isNumber(host) ? LOCAL_NUMBER : LOCAL_NAME).test(host);
