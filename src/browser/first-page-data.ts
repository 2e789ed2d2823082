import { retry } from "../site/retry";
import { isKnown } from "./mend-address";

const NOT_FOUND = 404;

/**
 * Fetches the data of the page that the visitor arrived on, until it comes: Gatsby tries four times in one breath,
 * remembers that it failed, and never hydrates the page.
 * @returns the data for Gatsby's `window.pageData`; undefined on a not-found page, which is Gatsby's business
 */
export const firstPageData = async (): Promise<unknown> => (isKnown() ? retry(fetchData, () => true) : undefined);

async function fetchData(): Promise<unknown> {
  const response = await fetch(`/page-data/${location.pathname.slice(1) || "index"}/page-data.json`);
  if (response.ok) return response.json();
  if (response.status !== NOT_FOUND) throw response;
  return undefined;
}
