import { availableParallelism } from "node:os";

/** More than processors: some tasks compute while others wait for the disk. */
const AT_ONCE = 2 * availableParallelism();

/**
 * Does a piece of work for each item, several at once.
 * @throws the first error of `work`
 */
export async function forEachConcurrently<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items].values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
