import { Drawing } from "./drawing";

const width = 320;
const height = 150;
const round = (value: number) => +value.toFixed(1);

type Point = readonly [x: number, y: number];

/** Path data through the points' midpoints, each point bending the line towards itself. */
function smooth(points: readonly Point[]): string {
  const bends = points.slice(1, -1).map(([x, y], index) => {
    const [nextX, nextY] = points[index + 2]!;
    return `Q${x} ${y} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  });
  return `${points[0]!.join(" ")}${bends.join("")}L${points.at(-1)!.join(" ")}`;
}

/** The outline of a line through the values that grows as thick as the clicks gathered so far. */
export function thickeningLine(values: readonly number[]): string {
  const most = Math.max(...values);
  const total = values.reduce((sum, value) => sum + value, 0);
  let gathered = 0;
  const points = values.map((value, index) => {
    gathered += value;
    const x = round(10 + (index * (width - 40)) / (values.length - 1));
    const y = height - 30 - (value / most) * (height - 60);
    const half = 1 + (12 * gathered) / total;
    return { x, top: round(y - half), bottom: round(y + half) };
  });
  const there = smooth(points.map(({ x, top }) => [x, top]));
  const back = smooth(points.map(({ x, bottom }) => [x, bottom] as const).reverse());
  return `M${there}L${back}z`;
}

interface StatLineProps {
  /** Clicks per period, oldest first; two at least. */
  values: readonly number[];
  label?: string;
}

/** Statistics, the house's way: a line that thickens with the clicks it carries. */
export function StatLine({ values, label }: StatLineProps) {
  const last = values.at(-1)! / Math.max(...values);
  return (
    <Drawing width={width} height={height} label={label}>
      <path
        className="faint"
        strokeWidth="1.5"
        d={`M0 ${height - 4}h${width}M0 100h${width}M0 54h${width}M0 8h${width}`}
      />
      <path className="sea" d={thickeningLine(values)} />
      <circle className="sun" cx={width - 30} cy={round(height - 30 - last * (height - 60))} r="19" />
    </Drawing>
  );
}
