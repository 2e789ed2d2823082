import { existsSync, statSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright";
import { fileOfPage } from "../hosting/published-pages";
import { brokenAnswer, brokenPaint, brokenPeer, brokenWeight, KB } from "./bench/bounds";
import { weigh, type Weights } from "./bench/bytes";
import { takeEvents } from "./bench/collecting";
import { makeFloor, makePeer } from "./bench/floor";
import { CATEGORIES, type Category, ensureLighthouse, type Visit } from "./bench/lighthouse";
import { type WeighedPage, weighedPages } from "./bench/pages";
import { interleave, SPEED, type Target } from "./bench/rounds";
import { startServer } from "./bench/servers";
import { median, spread } from "./bench/statistics";
import { table } from "./bench/table";
import { SLOWDOWN, tap, TAPS } from "./bench/taps";
import { BROWSER_FLAGS, ensureChromium } from "./browser";

const USAGE = `npm run bench [-- options]: measures public/ against the same pages without any script.

  --rounds N     visits of each page by Lighthouse, and first taps (5)
  --peer FOLDER  another built site whose home page is measured beside ours; may be repeated
  --json FILE    writes all that was measured
  --no-paint     leaves Lighthouse out: bytes and taps alone, in a minute

Exit codes: 0 all bounds hold, 1 one is broken, 2 nothing could be measured.`;

interface Options {
  rounds: number;
  peers: string[];
  json: string | undefined;
  paint: boolean;
}

function readOptions(): Options | null {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: "5" },
      peer: { type: "string", multiple: true, default: [] },
      json: { type: "string" },
      "no-paint": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (values.help || !Number.isInteger(rounds) || rounds < 1) return null;
  return { rounds, peers: values.peer, json: values.json, paint: !values["no-paint"] };
}

/** The load average above which the times are not to be trusted. */
const BUSY = 1.5;

/** What a run leaves to be undone, the last first. */
const undo: (() => unknown)[] = [];
const say = (text: string) => process.stderr.write(`${text}\n`);
const kB = (bytes: number) => (bytes / KB).toFixed(1);
const rounded = (value: number) => String(Math.round(value));

/** What a part of the benchmark hands back: all that it measured, and a sentence for each broken bound. */
interface Findings {
  measured: unknown;
  broken: string[];
}

async function serving(root: string): Promise<string> {
  const { origin, stop } = await startServer(root);
  undo.push(stop);
  return origin;
}

const bytesOf = (address: string) => {
  const file = path.join("public", fileOfPage(address)!);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

async function measureBytes(browser: Browser, origin: string, pages: readonly WeighedPage[]): Promise<Findings> {
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

async function measureTaps(browser: Browser, origin: string, rounds: number): Promise<Findings> {
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

async function measurePaint(
  origin: string,
  pages: readonly WeighedPage[],
  { rounds, peers }: Options,
  executablePath: string,
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
    targets.push({ name: path.basename(peer), url: `${await serving(stand.root)}/`, categories: SPEED });
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
    .flatMap((others, index) => brokenPeer(path.basename(peers[index]!), visits[0]!, others));
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

async function bench(options: Options): Promise<number> {
  if (!existsSync("public/index.html")) throw new Error("There is no site in public/ yet. Run `npm run build` first.");
  const executablePath = ensureChromium();
  if (options.paint) ensureLighthouse();
  undo.push(await takeEvents());
  const load = loadavg();
  if (load[0]! > BUSY) say("This machine is busy: times will be longer, and further apart, than they are.");
  const pages = weighedPages(bytesOf);
  const origin = await serving(process.cwd());
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  undo.push(() => browser.close());
  const bytes = await measureBytes(browser, origin, pages);
  const taps = await measureTaps(browser, origin, options.rounds);
  await browser.close();
  const paint = options.paint ? await measurePaint(origin, pages, options, executablePath) : undefined;

  const broken = [bytes, taps, paint].flatMap((findings) => findings?.broken ?? []);
  const all = { load, bytes: bytes.measured, taps: taps.measured, paint: paint?.measured, broken };
  if (options.json) writeFileSync(options.json, JSON.stringify(all, null, 2));
  console.log(broken.length > 0 ? `\nBroken:\n${broken.map((line) => `- ${line}`).join("\n")}` : "\nAll bounds hold.");
  return broken.length > 0 ? 1 : 0;
}

async function main() {
  const options = readOptions();
  if (!options) {
    console.error(USAGE);
    return 2;
  }
  try {
    return await bench(options);
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(2);
  },
);
