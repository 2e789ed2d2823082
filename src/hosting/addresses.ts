import { FAMILIES } from "../content/vocabulary";

/**
 * Where a request that is not for a canonical address is sent.
 * @param url the request's path and query, undecoded
 * @returns the canonical path with the query intact, or null when the address is canonical already
 */
export function canonicalLocation(url: string): string | null {
  const [, pathname = "/", query = ""] = /^([^?]*)(\?.*)?$/s.exec(url) ?? [];
  const settled = pathname
    .replace(/\/{2,}/g, "/")
    .replace(/\/index(\.html)?$/, "/")
    .replace(/(?<=.)\/$/, "");
  return settled === pathname ? null : settled + query;
}

/**
 * The not-found page of a section, or the general one (decisions, "Routes").
 * @param url the request's path and query
 * @returns path of the page inside the built site
 */
export function notFoundPageOf(url: string): string {
  const family = FAMILIES.find((name) => new RegExp(`^/${name}(?=[/?]|$)`).test(url));
  return family ? `/${family}/404.html` : "/404.html";
}
