/** kB of the limits and the tables: 1,024 bytes. */
export const KB = 1024;

/** The result of a part of the benchmark: all measurements, and one sentence per broken bound. */
export interface Findings {
  measured: unknown;
  broken: string[];
}

/** Writes progress to stderr, apart from the results. */
export const say = (text: string) => process.stderr.write(`${text}\n`);

/** Bytes in kB, with one decimal. */
export const kB = (bytes: number) => (bytes / KB).toFixed(1);

/** A time as the tables show it: whole milliseconds. */
export const rounded = (value: number) => String(Math.round(value));
