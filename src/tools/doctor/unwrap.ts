import { decodePart, isUnder, readPairs, readUrl } from "../reading/address";
import { isGoogle } from "../reading/host";

/** Addresses that only carry another one, and the parameter that holds it. */
const WRAPPERS: readonly [host: string | typeof isGoogle, path: RegExp, parameters: readonly string[]][] = [
  ["facebook.com", /^\/l\.php$/, ["u"]],
  ["messenger.com", /^\/l\.php$/, ["u"]],
  ["instagram.com", /^\/$/, ["u"]],
  ["l.threads.net", /^\/$/, ["u"]],
  ["l.threads.com", /^\/$/, ["u"]],
  [isGoogle, /^\/url$/, ["q", "url"]],
  ["youtube.com", /^\/redirect$/, ["q"]],
  ["tiktok.com", /^\/link\/v2$/, ["target"]],
  ["l.wl.co", /^\/l$/, ["u"]],
  ["linkedin.com", /^\/(?:redir\/redirect|safety\/go)\/?$/, ["url"]],
  ["safelinks.protection.outlook.com", /^\//, ["url"]],
  ["statics.teams.cdn.office.net", /\/atp-safelinks\.html$/, ["url"]],
  ["duckduckgo.com", /^\/l\/$/, ["uddg"]],
  ["consent.google.com", /^\//, ["continue"]],
  ["consent.youtube.com", /^\//, ["continue"]],
  [isGoogle, /^\/aclk$/, ["adurl"]],
  ["googleadservices.com", /\/aclk$/, ["adurl"]],
  ["facebook.com", /^\/flx\/warn\/$/, ["u"]],
  ["out.reddit.com", /^\//, ["url"]],
  ["slack-redir.net", /^\/link$/, ["url"]],
  ["steamcommunity.com", /^\/linkfilter\/$/, ["url", "u"]],
  ["pinterest.com", /^\/offsite\/$/, ["url"]],
  ["gate.sc", /^\/$/, ["url"]],
  ["linkprotect.cudasvc.com", /^\/url$/, ["a"]],
];

/** More than people send on; whoever pastes thousands must not wait for them. */
const MOST_WRAPPERS = 50;

/** Takes an address out of those that only carry it. Each is shorter than the one around it. */
export function unwrap(outer: URL, left = MOST_WRAPPERS): { url: URL; wrapper?: string } {
  if (left === 0) return { url: outer };
  for (const [host, path, parameters] of WRAPPERS) {
    const isHost = typeof host === "string" ? isUnder(outer.hostname, host) : host(outer.hostname);
    if (!isHost || !path.test(outer.pathname)) continue;
    const pairs = readPairs(outer.search);
    // A result of a search has an empty `q` before its `url`.
    const carried = pairs.find(({ name, value }) => parameters.includes(name) && /^https?:\/\//i.test(value))?.raw;
    // Its own `+` stay what they are.
    const inner = carried && readUrl(decodePart(carried.replace(/^[^=]*=/, "")));
    if (inner && inner.href.length < outer.href.length)
      return { url: unwrap(inner, left - 1).url, wrapper: outer.hostname };
  }
  return { url: outer };
}
