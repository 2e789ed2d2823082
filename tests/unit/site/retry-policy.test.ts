import type { Core, Delivery } from "../../../src/analytics/api";
import { createRetries } from "../../../src/analytics/retries";
import { RETRIES, retryPause } from "../../../src/site/retry-policy";

test("each pause is twice the previous one, from one second to thirty", () => {
  expect([0, 1, 2, 3, 4, 5, 2_000].map(retryPause)).toEqual([1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * 1_000));
});

test("events, whose module imports nothing of the site, are retried as often and after the same pauses", () => {
  jest.useFakeTimers();
  const delivery: Delivery = { body: "{}", status: 503, isDue: true };
  const sentAgain: number[] = [];
  const core = {
    pending: new Set([delivery]),
    mayMeasure: () => true,
    attempt: async () => void sentAgain.push(performance.now()),
    log: { warn: () => {} },
  };
  const { judge } = createRetries(core as unknown as Core);
  const pauses: number[] = [];
  while (core.pending.size > 0) {
    delivery.answeredAt = performance.now();
    judge(delivery);
    jest.runAllTimers();
    if (sentAgain.length > pauses.length) pauses.push(sentAgain.at(-1)! - delivery.answeredAt);
  }
  jest.useRealTimers();
  expect(pauses).toEqual(Array.from({ length: RETRIES }, (_, retries) => retryPause(retries)));
});
