import { availableParallelism } from "node:os";

/** More than processors: while some wait for the disk, others are computed. */
const AT_ONCE = 2 * availableParallelism();

/**
 * Does a piece of work for each item, several at once.
 * @throws what the work throws first
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
