import { decodePart, isUnder, readPairs, readUrl } from "./address";
import { isAmazon, isGoogle } from "./host";

type Host = string | ((host: string) => boolean);

/** Addresses that only carry another one, and the parameter that holds it. */
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
  ["steamcommunity.com", /^\/linkfilter\/$/, ["url", "u"]],
  ["pinterest.com", /^\/offsite\/$/, ["url"]],
  ["gate.sc", /^\/$/, ["url"]],
  ["urldefense.proofpoint.com", /^\/v[12]\/url$/, ["u"]],
  ["linkprotect.cudasvc.com", /^\/url$/, ["a"]],
  ["bing.com", /^\/ck\/a$/, ["u"]],
  [isAmazon, /^\/sspa\/click$/, ["url"]],
];

/**
 * The same, where it stands in the path: of copies that Google keeps, of mail that is filtered, of searches. In
 * Proofpoint's, `*` is in the place of a sign that stands elsewhere: such a link stays as it is.
 */
const IN_PATH: readonly [host: Host, path: RegExp][] = [
  [isGoogle, /^\/amp\/s\/(.+)/],
  ["cdn.ampproject.org", /^\/[cv]\/s\/(.+)/],
  ["urldefense.com", /^\/v3\/__(https?:\/+[^*]+?)__;/],
  ["r.search.yahoo.com", /\/RU=(https?%3a%2f%2f[^/?]+)/i],
];

/** More than people send on; whoever pastes thousands must not wait for them. */
const MOST_WRAPPERS = 50;

const isOn = ({ hostname }: URL, host: Host) => (typeof host === "string" ? isUnder(hostname, host) : host(hostname));

/**
 * A parameter's address as a whole one: a site's own lacks its host, Proofpoint has other signs for `%` and `/`, and Bing
 * writes base64 behind two signs.
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

/** The address that another one carries, as a text. */
function carriedBy(outer: URL): string | undefined {
  const [, , parameters = []] = WRAPPERS.find(([host, path]) => isOn(outer, host) && path.test(outer.pathname)) ?? [];
  const carried = readPairs(outer.search)
    .filter(({ name }) => parameters.includes(name))
    // Its own `+` stay what they are.
    .map(({ raw }) => whole(decodePart(raw.replace(/^[^=]*=/, "")), outer))
    // A result of a search has an empty `q` before its `url`.
    .find((address) => /^https?:\/\//i.test(address));
  if (carried) return carried;
  const [, path] = IN_PATH.find(([host]) => isOn(outer, host)) ?? [];
  const inner = path?.exec(outer.pathname + outer.search)?.[1];
  return inner?.replace(/^https?%3a.*/i, decodePart).replace(/^(?!https?:)/i, "https://");
}

/**
 * Reads what a visitor pasted as the address that it leads to, out of those that only carry it.
 * @returns undefined where `readUrl` finds none
 */
export function readTarget(text: string): URL | undefined {
  const url = readUrl(text);
  return url && unwrap(url).url;
}

/** Takes an address out of those that only carry it. Each is shorter than the one around it. */
export function unwrap(outer: URL, left = MOST_WRAPPERS): { url: URL; wrapper?: string } {
  const carried = left > 0 ? carriedBy(outer) : undefined;
  const inner = carried && readUrl(carried);
  if (!inner || inner.href.length >= outer.href.length) return { url: outer };
  return { url: unwrap(inner, left - 1).url, wrapper: outer.hostname };
}
