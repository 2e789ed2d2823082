import { RETRIES, retryPause } from "./retry-policy";
import { pause } from "./pause";

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
