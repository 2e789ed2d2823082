import { RETRIES, retryPause } from "./retry-policy";
import { pause } from "./pause";

/**
 * Does what may fail on a weak network until it succeeds: again after longer and longer pauses, or as soon as the
 * network is back.
 * @param attempt what may reject
 * @param isWorthIt whether to try once more, given the rejection and how many retries there were; three times by
 *   default
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
