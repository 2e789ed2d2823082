import type { Browser } from "playwright";
import { brokenWeight } from "./bounds";
import { weigh, type Weights } from "./bytes";
import { type Findings, kB, say } from "./findings";
import type { WeighedPage } from "./pages";
import { table } from "./table";

/** Weighs each page over the network, and prints the table. */
export async function measureBytes(browser: Browser, origin: string, pages: readonly WeighedPage[]): Promise<Findings> {
  say("Bytes from the network…");
  const measured: (WeighedPage & Weights)[] = [];
  for (const page of pages) measured.push({ ...page, ...(await weigh(browser, origin + page.address)) });
  console.log("\nkB (1,024 bytes) of compressed bodies: until the page has loaded, then in all once it is hydrated\n");
  console.log(
    table(
      ["page", "HTML", "script", "fonts", "other", "total", "script, hydrated", "total, hydrated"],
      measured.map(({ address, before, hydrated }) => {
        const loaded = [before.html, before.script, before.font, before.rest, before.total];
        return [address, ...[...loaded, hydrated.script, hydrated.total].map(kB)];
      }),
    ),
  );
  return { measured, broken: measured.flatMap((page) => brokenWeight(page, page)) };
}
