import { retryPause } from "../../../src/site/retry-policy";

test("a pause is twice as long as the one before, from one second to thirty", () => {
  expect([0, 1, 2, 3, 4, 5, 2_000].map(retryPause)).toEqual([1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * 1_000));
});
