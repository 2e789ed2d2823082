import { retry } from "../site/retry";
import { isKnown } from "./normalise-address";

const NOT_FOUND = 404;
/** Two minutes; what is left of the page works without. */
const MOST_RETRIES = 8;

/**
 * Fetches the data of the page that the visitor arrived on, patiently: Gatsby tries four times in one breath, remembers
 * that it failed, and never hydrates the page.
 * @returns the data for Gatsby's `window.pageData`; undefined on a not-found page, and where they do not come: then it is
 *   Gatsby's business
 */
export const firstPageData = async (): Promise<unknown> =>
  isKnown() ? retry(fetchData, (_, retries) => retries < MOST_RETRIES).catch(() => undefined) : undefined;

async function fetchData(): Promise<unknown> {
  const { pathname, search } = location;
  const response = await fetch(`/page-data/${pathname.replace(/^\/|\/$/g, "") || "index"}/page-data.json`);
  if (response.status === NOT_FOUND) return undefined;
  const data = (await response.json()) as { path?: string };
  if (!response.ok || !data.path) throw response;
  // To Gatsby, a page with a query is another one.
  return { ...data, path: data.path + search };
}
