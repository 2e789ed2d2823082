import { KB } from "./bounds";

/** What a part of the benchmark hands back: all that it measured, and a sentence for each broken bound. */
export interface Findings {
  measured: unknown;
  broken: string[];
}

/** Progress, which is no result. */
export const say = (text: string) => process.stderr.write(`${text}\n`);

/** Bytes as the tables show them: in units of 1,024. */
export const kB = (bytes: number) => (bytes / KB).toFixed(1);

/** A time as the tables show it: whole milliseconds. */
export const rounded = (value: number) => String(Math.round(value));
