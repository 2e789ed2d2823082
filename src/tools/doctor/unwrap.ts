import { isUnder, readUrl } from "../converter/conversion";
import { readPairs } from "./query";

/** Addresses that only carry another one, and the parameter that holds it. */
const WRAPPERS: readonly [host: string | RegExp, path: RegExp, parameters: readonly string[]][] = [
  ["facebook.com", /^\/l\.php$/, ["u"]],
  ["messenger.com", /^\/l\.php$/, ["u"]],
  ["instagram.com", /^\/$/, ["u"]],
  ["l.threads.net", /^\/$/, ["u"]],
  ["l.threads.com", /^\/$/, ["u"]],
  [/^(www\.)?google\.([a-z]{2,3}|com?\.[a-z]{2})$/, /^\/url$/, ["q", "url"]],
  ["youtube.com", /^\/redirect$/, ["q"]],
  ["linkedin.com", /^\/(?:redir\/redirect|safety\/go)\/?$/, ["url"]],
  ["safelinks.protection.outlook.com", /^\//, ["url"]],
  ["statics.teams.cdn.office.net", /\/atp-safelinks\.html$/, ["url"]],
];

/** Takes an address out of those that only carry it. Each is shorter than the one around it: this ends. */
export function unwrap(outer: URL): { url: URL; wrapper?: string } {
  for (const [host, path, parameters] of WRAPPERS) {
    const isHost = typeof host === "string" ? isUnder(outer.hostname, host) : host.test(outer.hostname);
    if (!isHost || !path.test(outer.pathname)) continue;
    const pairs = readPairs(outer.search);
    // A result of a search has an empty `q` before its `url`.
    const carried = pairs.find(({ name, value }) => parameters.includes(name) && /^https?:\/\//i.test(value))?.value;
    const inner = carried && readUrl(carried);
    if (inner && inner.href.length < outer.href.length) return { url: unwrap(inner).url, wrapper: outer.hostname };
  }
  return { url: outer };
}
