import { isUnder, readUrl } from "../converter/conversion";
import { readPairs } from "./query";

/** Addresses that only carry another one, and the parameter that holds it. */
const WRAPPERS: readonly [host: string, path: RegExp, parameters: readonly string[]][] = [
  ["facebook.com", /^\/l\.php$/, ["u"]],
  ["instagram.com", /^\/$/, ["u"]],
  ["google.com", /^\/url$/, ["q", "url"]],
  ["google.fr", /^\/url$/, ["q", "url"]],
  ["youtube.com", /^\/redirect$/, ["q"]],
  ["linkedin.com", /^\/(?:redir\/redirect|safety\/go)$/, ["url"]],
  ["safelinks.protection.outlook.com", /^\//, ["url"]],
];

/** Takes an address out of those that only carry it. Each is shorter than the one around it: this ends. */
export function unwrap(outer: URL): { url: URL; wrapper?: string } {
  for (const [host, path, parameters] of WRAPPERS) {
    if (!isUnder(outer.hostname, host) || !path.test(outer.pathname)) continue;
    const pairs = readPairs(outer.search);
    const carried = parameters.flatMap((name) => pairs.find((pair) => pair.name === name)?.value ?? [])[0];
    const inner = carried && /^https?:\/\//i.test(carried) ? readUrl(carried) : undefined;
    if (inner && inner.href.length < outer.href.length) return { url: unwrap(inner).url, wrapper: outer.hostname };
  }
  return { url: outer };
}
