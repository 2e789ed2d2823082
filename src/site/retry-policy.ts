/** Specification, section 9: how often what could not be fetched is asked for again. */
export const RETRIES = 3;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * How long to wait before the next try.
 * @param retries how many there were already
 * @returns milliseconds: 1 s, then twice as long each time, up to 30 s
 */
export const retryPause = (retries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** retries, LONGEST_PAUSE_MS);
