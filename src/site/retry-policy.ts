/** Specification, section 9: how often a failed fetch is retried. */
export const RETRIES = 3;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * How long to wait before the next retry.
 * @param retries the number of retries so far
 * @returns milliseconds: 1 s, then twice as long each time, up to 30 s
 */
export const retryPause = (retries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** retries, LONGEST_PAUSE_MS);
