import { RETRIES, retryPause } from "./retry-policy";

/**
 * Retries what may fail on a weak network until it succeeds: after longer and longer pauses, or as soon as the network
 * is back.
 * @param attempt what may reject
 * @param isWorthIt whether to retry, given the rejection and the number of retries so far; three retries by default
 * @returns what `attempt` resolves to
 * @throws the last rejection
 */
export async function retry<Value>(
  attempt: () => Promise<Value>,
  isWorthIt = (_error: unknown, retries: number) => retries < RETRIES,
): Promise<Value> {
  for (let retries = 0; ; retries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isWorthIt(error, retries)) throw error;
      await pause(retryPause(retries));
    }
  }
}

/** Resolves after so many milliseconds, or as soon as the network is back. */
const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener("online", end);
  });
