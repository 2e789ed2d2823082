import { css } from "@emotion/react";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { semibold } from "../design/tokens";
import { RETRIES, retryPause } from "../site/retry-policy";
import { closestPages } from "./closest-pages";
import { type IndexedPage, PAGE_INDEX } from "./page-index";

/** Specification, section 9: the data-fetching client's cache. */
const CACHE_COLLECTED_AFTER_MS = 5 * 60_000;

const client = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: CACHE_COLLECTED_AFTER_MS,
      staleTime: CACHE_COLLECTED_AFTER_MS,
      retry: RETRIES,
      retryDelay: retryPause,
    },
  },
});

const link = css({ fontWeight: semibold });

async function fetchIndex(): Promise<IndexedPage[]> {
  const response = await fetch(PAGE_INDEX);
  if (!response.ok) throw new Error(`The index of pages answered ${response.status}`);
  return (await response.json()) as IndexedPage[];
}

function ClosestPages({ path, title }: { path: string; title: string }) {
  const { data } = useQuery({ queryKey: ["pages"], queryFn: fetchIndex });
  const pages = data ? closestPages(path, data) : [];
  if (pages.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul role="list">
        {pages.map((page) => (
          <li key={page.path}>
            <a href={page.path} css={link}>
              {page.label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The pages closest to an unknown address, by key, name and synonyms. */
export default function Suggestions(props: { path: string; title: string }) {
  return (
    <QueryClientProvider client={client}>
      <ClosestPages {...props} />
    </QueryClientProvider>
  );
}
