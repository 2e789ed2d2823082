/**
 * Lays out a table as Markdown whose columns are also aligned in a terminal: the first column is text, the others
 * are figures.
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => [...(line[column] ?? "")].length)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => pad(cells[column] ?? "", width, column)).join(" | ")} |`;
  const rule = `|${widths.map((width, column) => "-".repeat(width + 1) + (column === 0 ? "-" : ":")).join("|")}|`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

const pad = (cell: string, width: number, column: number) => (column === 0 ? cell.padEnd(width) : cell.padStart(width));
