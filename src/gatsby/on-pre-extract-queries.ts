import type { ParentSpanPluginArgs } from "gatsby";
import { openGateOnce } from "../develop/content-gate";

/** What is read of Gatsby's state: which queries are to be run, and whose answers are to be written. */
interface QueryState {
  queries: { trackedQueries: Map<string, { dirty: number }> };
  pendingPageDataWrites: { pagePaths: Set<string> };
}

/**
 * In `npm run develop`, lets the writers' next saves through once the pages that were made have their answers: what
 * changes while queries run has them run again, and ends the server at the seventh time.
 */
export function onPreExtractQueries({ store }: ParentSpanPluginArgs) {
  openGateOnce(() => isAnswered(store.getState() as QueryState));
}

const isAnswered = ({ queries, pendingPageDataWrites }: QueryState) =>
  pendingPageDataWrites.pagePaths.size === 0 && [...queries.trackedQueries.values()].every(({ dirty }) => dirty <= 0);
