import { retry } from "../site/retry";
import { isKnown } from "./normalise-address";

const NOT_FOUND = 404;
/** About two minutes; the rest of the page works without the data. */
const MOST_RETRIES = 8;

/**
 * Fetches the data of the page that the visitor landed on, with patient retries: Gatsby tries four times without a
 * pause, remembers the failure, and never hydrates the page.
 * @returns the data for Gatsby's `window.pageData`; undefined on a not-found page, and when the data cannot be fetched:
 *   then it is left to Gatsby
 */
export const firstPageData = async (): Promise<unknown> =>
  isKnown() ? retry(fetchData, (_, retries) => retries < MOST_RETRIES).catch(() => undefined) : undefined;

async function fetchData(): Promise<unknown> {
  const response = await fetch(`/page-data/${location.pathname.replace(/^\/|\/$/g, "") || "index"}/page-data.json`);
  if (response.status === NOT_FOUND) return undefined;
  const data = (await response.json()) as { path?: string };
  if (!response.ok || !data.path) throw response;
  return data;
}
