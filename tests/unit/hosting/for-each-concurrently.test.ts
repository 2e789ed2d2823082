import { forEachConcurrently } from "../../../src/hosting/for-each-concurrently";

test("each item is processed once, while others wait", async () => {
  const done: number[] = [];
  let release = () => {};
  const first = new Promise<void>((resolve) => (release = resolve));
  await forEachConcurrently([1, 2, 3], async (item) => {
    if (item === 1) await first;
    done.push(item);
    if (item === 3) release();
  });
  expect(done).toEqual([2, 3, 1]);
});

test("an error in one item is thrown", async () => {
  const work = (item: number) => (item === 2 ? Promise.reject(new Error("two")) : Promise.resolve());
  await expect(forEachConcurrently([1, 2, 3], work)).rejects.toThrow("two");
});
