import type { Browser } from "playwright";
import { brokenAnswer } from "./bounds";
import { type Findings, rounded, say } from "./findings";
import { median } from "./statistics";
import { table } from "./table";
import { SLOWDOWN, tap, TAPS } from "./taps";

/** Times the answers to first taps, before and after hydration, and prints the table. */
export async function measureTaps(browser: Browser, origin: string, rounds: number): Promise<Findings> {
  say("\nFirst taps…");
  const measured = TAPS.flatMap((target) => [false, true].map((isLate) => ({ target, isLate, times: [] as number[] })));
  for (let round = 0; round < rounds; round++) {
    for (const { target, isLate, times } of measured) times.push(await tap(browser, origin, target, isLate));
  }
  const name = ({ target, isLate }: (typeof measured)[number]) =>
    `${target.name}, ${isLate ? "after" : "before"} hydration`;
  console.log(`\nms from the first tap to the frame that answers, processor ${SLOWDOWN} times slower\n`);
  console.log(
    table(
      ["tap", "median", "slowest"],
      measured.map((entry) => [name(entry), rounded(median(entry.times)), rounded(Math.max(...entry.times))]),
    ),
  );
  return { measured, broken: measured.flatMap((entry) => brokenAnswer(name(entry), entry.times)) };
}
