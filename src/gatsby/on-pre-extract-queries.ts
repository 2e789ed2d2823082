import type { ParentSpanPluginArgs } from "gatsby";
import { openGateOnce } from "../develop/content-gate";

/** The part of Gatsby's state that is read: which queries are still to run, and which results are to be written. */
interface QueryState {
  queries: { trackedQueries: Map<string, { dirty: number }> };
  pendingPageDataWrites: { pagePaths: Set<string> };
}

/**
 * In `npm run develop`, lets the writers' next saves through once the created pages have their results: a change while
 * queries run makes Gatsby run them again, and stop the server the seventh time.
 */
export function onPreExtractQueries({ store }: ParentSpanPluginArgs) {
  openGateOnce(() => isAnswered(store.getState() as QueryState));
}

const isAnswered = ({ queries, pendingPageDataWrites }: QueryState) =>
  pendingPageDataWrites.pagePaths.size === 0 && [...queries.trackedQueries.values()].every(({ dirty }) => dirty <= 0);
