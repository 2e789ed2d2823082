import { type Category, type Visit, visit } from "./lighthouse";

/** One page of one site. */
export interface Target {
  /** As the table names it. */
  name: string;
  url: string;
  categories: readonly Category[];
}

/** The floor and the peers are only measured for speed. */
export const SPEED: readonly Category[] = ["performance"];

/**
 * Visits all targets once per round, so that anything that slows the machine for a while slows them all. Every other
 * round runs backwards, so that no target always comes first. Lighthouse sometimes fails to record a visit; it is
 * retried once.
 * @param say called with what is being visited
 * @returns the visits of each target, in the order of the targets
 */
export async function interleave(
  targets: readonly Target[],
  rounds: number,
  executablePath: string,
  say: (progress: string) => void,
): Promise<Visit[][]> {
  const visits: Visit[][] = targets.map(() => []);
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    const order = [...targets.keys()];
    for (const index of round % 2 === 0 ? order : order.reverse()) {
      const { name, url, categories } = targets[index]!;
      say(`${++done}/${targets.length * rounds}  ${name}`);
      const again = (error: Error) => {
        say(`  once more: ${error.message}`);
        return visit(url, categories, executablePath);
      };
      visits[index]!.push(await visit(url, categories, executablePath).catch(again));
    }
  }
  return visits;
}
