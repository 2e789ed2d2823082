/** A request without an answer for this long, in milliseconds, is given up. */
export const ANSWER_TIMEOUT_MS = 30_000;
/**
 * In characters. Browsers refuse bodies of more than 64 KiB with `keepalive`; a character takes three bytes at most
 * (this module's own events have some 600 characters).
 */
export const KEEPALIVE_LIMIT = 20_000;

/**
 * Makes the one call of this module: a POST that survives leaving the page (section 7).
 * @param abort cancels the request; aborted on its own if no answer comes
 * @returns the answer's status, or 0 without an answer; never rejects
 */
export async function post(endpoint: string, key: string, body: string, abort: AbortController): Promise<number> {
  setTimeout(() => abort.abort(), ANSWER_TIMEOUT_MS);
  try {
    const { status } = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json", "x-logspot-pk": key },
      body,
      keepalive: body.length < KEEPALIVE_LIMIT,
      signal: abort.signal,
      credentials: "omit",
      priority: "low",
    });
    return status;
  } catch {
    return 0;
  }
}
