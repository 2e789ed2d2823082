import { isUnder, readPairs, readUrl } from "../reading/address";
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
    const carried = pairs.find(({ name, value }) => parameters.includes(name) && /^https?:\/\//i.test(value))?.value;
    const inner = carried && readUrl(carried);
    if (inner && inner.href.length < outer.href.length)
      return { url: unwrap(inner, left - 1).url, wrapper: outer.hostname };
  }
  return { url: outer };
}
