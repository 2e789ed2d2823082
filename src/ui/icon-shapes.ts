/* Shapes that the paths of icons are made of. */

const short = (value: number) => String(+value.toFixed(2));
/** A whole circle. */
export const circle = (x: number, y: number, r: number) =>
  `M${short(x - r)} ${y}a${r} ${r} 0 1 0 ${short(2 * r)} 0a${r} ${r} 0 1 0-${short(2 * r)} 0`;
/** A rectangle with round corners. */
export const box = (x: number, y: number, w: number, h: number, r: number) => {
  const [across, down, turn] = [short(w - 2 * r), short(h - 2 * r), `a${r} ${r} 0 0 1`];
  return `M${short(x + r)} ${y}h${across}${turn} ${r} ${r}v${down}${turn}-${r} ${r}h-${across}${turn}-${r}-${r}v-${down}${turn} ${r}-${r}z`;
};
