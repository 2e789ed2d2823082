import { brokenPaint, brokenPeer } from "./bounds";
import { type Findings, kB, rounded, say } from "./findings";
import { makeFloor, makePeer } from "./floor";
import { CATEGORIES, type Category, type Visit } from "./lighthouse";
import type { WeighedPage } from "./pages";
import { interleave, SPEED, type Target } from "./rounds";
import { median, spread } from "./statistics";
import { table } from "./table";

/** What the benchmark provides to its parts. */
interface Workshop {
  /** Starts a server for a folder with a site in `public/`, and returns its origin. */
  serving: (root: string) => Promise<string>;
  /** Undo functions, called in reverse order at the end. */
  undo: (() => unknown)[];
}

/**
 * Visits each page, its floor and the peers with Lighthouse, and prints the table.
 * @param origin of the built site
 * @param peers folders of other built sites, whose home pages are measured
 */
export async function measurePaint(
  origin: string,
  pages: readonly WeighedPage[],
  { rounds, peers }: { rounds: number; peers: readonly string[] },
  executablePath: string,
  { serving, undo }: Workshop,
): Promise<Findings> {
  const addresses = pages.map(({ address }) => address);
  const floor = await makeFloor(addresses);
  undo.push(floor.remove);
  const floorOrigin = await serving(floor.root);
  const targets: Target[] = addresses.flatMap((address) => [
    { name: address, url: origin + address, categories: CATEGORIES },
    { name: `${address} without scripts`, url: floorOrigin + address, categories: SPEED },
  ]);
  for (const peer of peers) {
    const stand = await makePeer(peer);
    undo.push(stand.remove);
    targets.push({ name: peer, url: `${await serving(stand.root)}/`, categories: SPEED });
  }
  say("\nLighthouse…");
  const visits = await interleave(targets, rounds, executablePath, say);
  console.log(`\nLighthouse, mobile, simulated; medians of ${rounds} interleaved rounds, ± half of their spread\n`);
  console.log(
    table(
      ["page", "FCP ms", "LCP ms", "TBT ms", "CLS", ...CATEGORIES, "kB", "script kB"],
      targets.map(({ name }, index) => [name, ...paintCells(visits[index]!)]),
    ),
  );
  const besideFloor = addresses.flatMap((address, index) =>
    brokenPaint(address, visits[2 * index]!, visits[2 * index + 1]!),
  );
  const besidePeers = visits
    .slice(2 * pages.length)
    .flatMap((others, index) => brokenPeer(peers[index]!, visits[0]!, others));
  return {
    measured: targets.map(({ name }, index) => ({ name, visits: visits[index] })),
    broken: [...besideFloor, ...besidePeers],
  };
}

function paintCells(visits: readonly Visit[]): string[] {
  const time = (field: "fcp" | "lcp" | "tbt") => {
    const values = visits.map((visit) => visit[field]);
    return `${rounded(median(values))} ±${rounded(spread(values) / 2)}`;
  };
  const bytes = (type: string) => kB(median(visits.map((visit) => visit.bytes[type] ?? 0)));
  const score = (category: Category) => {
    const scores = visits.flatMap((visit) => visit.scores[category] ?? []);
    return scores.length > 0 ? String(median(scores)) : "";
  };
  const cls = median(visits.map((visit) => visit.cls)).toFixed(3);
  return [time("fcp"), time("lcp"), time("tbt"), cls, ...CATEGORIES.map(score), bytes("total"), bytes("script")];
}
