/** Adjacent dark modules in one row of a code: where they start and how many there are. */
interface Run {
  x: number;
  y: number;
  length: number;
}

/**
 * Reads a code row by row.
 * @param size modules per side
 * @param isDark whether the module of a column and a row is dark
 */
export function moduleRuns(size: number, isDark: (x: number, y: number) => unknown): Run[] {
  const runs: Run[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const start = x;
      while (x < size && isDark(x, y)) x++;
      if (x > start) runs.push({ x: start, y, length: x - start });
    }
  }
  return runs;
}

/**
 * Draws the dark modules as lines, in half the bytes that their outlines would take.
 * @returns path data in units of one module from 0 0, to be stroked one unit wide
 */
export function moduleLines(runs: readonly Run[]): string {
  let [atX, atY] = [0, -0.5];
  return runs
    .map(({ x, y, length }) => {
      const line = `m${x - atX} ${y - atY}h${length}`;
      [atX, atY] = [x + length, y];
      return line;
    })
    .join("");
}
