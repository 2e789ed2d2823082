/** A collector that says nothing for this long, in milliseconds, is given up. */
export const ANSWER_TIMEOUT = 30_000;
/** Browsers refuse more than 64 KiB of bodies with `keepalive` in flight; other scripts keep their share. */
export const KEEPALIVE_BUDGET = 60_000;

/**
 * Makes the one call of this module: a POST that survives leaving the page (section 7).
 * @returns `post(body, abort)`, which never rejects: it resolves with the status of the answer, or 0 without one
 */
export function createPost(endpoint: string, key: string) {
  const headers = { "content-type": "application/json", "x-logspot-pk": key };
  let inFlight = 0;

  return async (body: string, abort: AbortController): Promise<number> => {
    const size = bytesOf(body);
    const keepalive = inFlight + size <= KEEPALIVE_BUDGET;
    const timeout = setTimeout(() => abort.abort(), ANSWER_TIMEOUT);
    const counted = keepalive ? size : 0;
    inFlight += counted;
    try {
      const { signal } = abort;
      return (
        await fetch(endpoint, {
          method: "POST",
          headers,
          body,
          keepalive,
          signal,
          credentials: "omit",
          priority: "low",
        })
      ).status;
    } catch {
      return 0;
    } finally {
      clearTimeout(timeout);
      inFlight -= counted;
    }
  };
}

/** In UTF-8. A `Blob` would tell too, but is another process's business, for which the page waits. */
const bytesOf = (text: string) => encodeURI(text).replace(/%../g, " ").length;
