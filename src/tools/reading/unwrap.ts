import { decodePart, isUnder, readPairs, readUrl } from "./address";
import { isAmazon, isGoogle } from "./host";

type Host = string | ((host: string) => boolean);

/** URLs that only wrap another one, and the parameters that hold it. */
const WRAPPERS: readonly [host: Host, path: RegExp, parameters: readonly string[]][] = [
  ["facebook.com", /^\/l\.php$/, ["u"]],
  ["facebook.com", /^\/login(?:\.php|\/)?$/, ["next"]],
  ["messenger.com", /^\/l\.php$/, ["u"]],
  ["instagram.com", /^\/$/, ["u"]],
  ["instagram.com", /^\/accounts\/login\/?$/, ["next"]],
  ["l.threads.net", /^\/$/, ["u"]],
  ["l.threads.com", /^\/$/, ["u"]],
  [isGoogle, /^\/url$/, ["q", "url"]],
  ["youtube.com", /^\/(?:redirect|signin)$/, ["q", "next"]],
  ["tiktok.com", /^\/link\/v2$/, ["target"]],
  ["l.wl.co", /^\/l$/, ["u"]],
  ["linkedin.com", /^\/(?:authwall|(?:uas\/)?login(?:\/[a-z]{2})?)\/?$/, ["sessionRedirect", "session_redirect"]],
  ["linkedin.com", /^\/(?:redir\/redirect|safety\/go)\/?$/, ["url"]],
  ["safelinks.protection.outlook.com", /^\//, ["url"]],
  ["statics.teams.cdn.office.net", /\/atp-safelinks\.html$/, ["url"]],
  ["duckduckgo.com", /^\/l\/$/, ["uddg"]],
  ["consent.google.com", /^\//, ["continue"]],
  ["accounts.google.com", /^\//, ["continue"]],
  ["consent.youtube.com", /^\//, ["continue"]],
  [isGoogle, /^\/aclk$/, ["adurl"]],
  ["googleadservices.com", /\/aclk$/, ["adurl"]],
  ["facebook.com", /^\/flx\/warn\/$/, ["u"]],
  ["out.reddit.com", /^\//, ["url"]],
  ["slack-redir.net", /^\/link$/, ["url"]],
  ["steamcommunity.com", /^\/linkfilter\/?$/, ["url", "u"]],
  [(host) => /(^|\.)pinterest\.[a-z.]{2,6}$/.test(host), /^\/offsite\/$/, ["url"]],
  ["gate.sc", /^\/$/, ["url"]],
  ["exit.sc", /^\/$/, ["url"]],
  ["vk.com", /^\/away(?:\.php)?$/, ["to"]],
  ["t.umblr.com", /^\/redirect$/, ["z"]],
  ["go.bsky.app", /^\/redirect$/, ["u"]],
  ["urldefense.proofpoint.com", /^\/v[12]\/url$/, ["u"]],
  ["linkprotect.cudasvc.com", /^\/url$/, ["a"]],
  ["bing.com", /^\/ck\/a$/, ["u"]],
  [isAmazon, /^\/sspa\/click$/, ["url"]],
];

/**
 * The same for a URL in the path: copies that Google keeps, filtered mail, searches. In Proofpoint's, `*` replaces a
 * character that is stored elsewhere: such a link stays as it is.
 */
const IN_PATH: readonly [host: Host, path: RegExp][] = [
  [isGoogle, /^\/amp\/s\/(.+)/],
  ["cdn.ampproject.org", /^\/[cv]\/s\/(.+)/],
  [(host) => /^urldefense\.(com|us)$/.test(host), /^\/v3\/__(https?:\/+[^*]+?)__;/],
  ["r.search.yahoo.com", /\/RU=(https?%3a%2f%2f[^/?]+)/i],
];

/** More than people send: a text with thousands must not block the page. */
const MOST_WRAPPERS = 50;

const isOn = ({ hostname }: URL, host: Host) => (typeof host === "string" ? isUnder(hostname, host) : host(hostname));

/**
 * Completes a parameter's URL: a site's own lacks its host, Proofpoint replaces `%` and `/`, and Bing writes base64
 * after two characters.
 */
function whole(value: string, outer: URL): string {
  if (value.startsWith("/")) return (value.startsWith("//") ? outer.protocol : outer.origin) + value;
  if (/^https?-3A__/.test(value)) return decodePart(value.replace(/-/g, "%").replace(/_/g, "/"));
  if (!/^a1[\w-]+=*$/.test(value)) return value;
  try {
    const bytes = atob(value.slice(2).replace(/-/g, "+").replace(/_/g, "/"));
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return value;
  }
}

/** The URL that another one wraps, as text. */
function innerAddress(outer: URL): string | undefined {
  const [, , parameters = []] = WRAPPERS.find(([host, path]) => isOn(outer, host) && path.test(outer.pathname)) ?? [];
  const inParameter = readPairs(outer.search)
    .filter(({ name }) => parameters.includes(name))
    // Its own `+` are kept.
    .map(({ raw }) => whole(decodePart(raw.replace(/^[^=]*=/, "")), outer))
    // A search result has an empty `q` before its `url`.
    .find((address) => /^https?:\/\//i.test(address));
  if (inParameter) return inParameter;
  const [, path] = IN_PATH.find(([host]) => isOn(outer, host)) ?? [];
  const inPath = path?.exec(outer.pathname + outer.search)?.[1];
  return inPath?.replace(/^https?%3a.*/i, decodePart).replace(/^(?!https?:)/i, "https://");
}

/**
 * Reads pasted text as a URL, and unwraps it.
 * @returns undefined if `readUrl` finds none
 */
export function readTarget(text: string): URL | undefined {
  const url = readUrl(text);
  return url && unwrap(url).url;
}

/** Unwraps a URL. Each inner one is shorter than the one around it. */
export function unwrap(outer: URL, left = MOST_WRAPPERS): { url: URL; wrapper?: string } {
  const address = left > 0 ? innerAddress(outer) : undefined;
  const inner = address && readUrl(address);
  if (!inner || inner.href.length >= outer.href.length) return { url: outer };
  return { url: unwrap(inner, left - 1).url, wrapper: outer.hostname };
}
