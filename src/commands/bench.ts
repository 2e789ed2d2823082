import { existsSync, statSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { fileOfPage } from "../hosting/published-pages";
import { brokenAnswer, brokenPaint, brokenPeer, brokenWeight, KB } from "./bench/bounds";
import { weigh, type Weights } from "./bench/bytes";
import { takeEvents } from "./bench/collecting";
import { makeFloor, makePeer } from "./bench/floor";
import { CATEGORIES, ensureLighthouse, type Visit } from "./bench/lighthouse";
import { weighedPages } from "./bench/pages";
import { interleave, SPEED, type Target } from "./bench/rounds";
import { type RunningServer, startServer } from "./bench/servers";
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

/** What a run leaves to be undone, the last first. */
const undo: (() => unknown)[] = [];
const say = (text: string) => process.stderr.write(`${text}\n`);
const kB = (bytes: number) => (bytes / KB).toFixed(1);

async function serving(root: string): Promise<RunningServer> {
  const server = await startServer(root);
  undo.push(server.stop);
  return server;
}

const bytesOf = (address: string) => {
  const file = path.join("public", fileOfPage(address)!);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

async function bench({ rounds, peers, json, paint }: Options): Promise<number> {
  if (!existsSync("public/index.html")) throw new Error("There is no site in public/ yet. Run `npm run build` first.");
  const executablePath = ensureChromium();
  if (paint) ensureLighthouse();
  undo.push(await takeEvents());
  const pages = weighedPages(bytesOf);
  const site = await serving(process.cwd());
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  undo.push(() => browser.close());
  const broken: string[] = [];
  const measured: Record<string, unknown> = { load: loadavg() };
  if (loadavg()[0]! > 1.5) say("This machine is busy: times will be longer and further apart than they are.");

  say("\nBytes from the network…");
  const weights: Weights[] = [];
  for (const { address } of pages) weights.push(await weigh(browser, site.origin + address));
  pages.forEach((page, index) => broken.push(...brokenWeight(page, weights[index]!)));
  measured["bytes"] = pages.map((page, index) => ({ ...page, ...weights[index] }));
  console.log(`\nkB (1,024 bytes) of compressed bodies: to show the page, then in all once it is hydrated\n`);
  console.log(
    table(
      ["page", "HTML", "script", "fonts", "other", "total", "script, hydrated", "total, hydrated"],
      pages.map(({ address }, index) => {
        const { before, hydrated } = weights[index]!;
        const shown = [before.html, before.script, before.font, before.rest, before.total];
        return [address, ...shown.map(kB), kB(hydrated.script), kB(hydrated.total)];
      }),
    ),
  );

  say("\nFirst taps…");
  const answers: { name: string; isLate: boolean; times: number[] }[] = TAPS.flatMap(({ name }) =>
    [false, true].map((isLate) => ({ name, isLate, times: [] })),
  );
  for (let round = 0; round < rounds; round++) {
    for (const { name, isLate, times } of answers) {
      times.push(
        await tap(
          browser,
          site.origin,
          TAPS.find((known) => known.name === name)!,
          isLate,
        ),
      );
    }
  }
  const when = (isLate: boolean) => (isLate ? "after hydration" : "before hydration");
  for (const { name, isLate, times } of answers) broken.push(...brokenAnswer(`${name}, ${when(isLate)}`, times));
  measured["taps"] = answers;
  console.log(`\nms from the first tap to the frame that answers, processor ${SLOWDOWN} times slower\n`);
  console.log(
    table(
      ["tap", "", "median", "slowest"],
      answers.map(({ name, isLate, times }) => [
        name,
        when(isLate),
        String(Math.round(median(times))),
        String(Math.round(Math.max(...times))),
      ]),
    ),
  );
  await browser.close();

  if (paint) {
    const floor = await makeFloor(pages.map(({ address }) => address));
    undo.push(floor.remove);
    const floorOrigin = (await serving(floor.root)).origin;
    const targets: Target[] = pages.flatMap(({ address }) => [
      { name: address, url: site.origin + address, categories: CATEGORIES },
      { name: `${address} without scripts`, url: floorOrigin + address, categories: SPEED },
    ]);
    for (const peer of peers) {
      const stand = await makePeer(peer);
      undo.push(stand.remove);
      targets.push({ name: path.basename(peer), url: `${(await serving(stand.root)).origin}/`, categories: SPEED });
    }
    say("\nLighthouse…");
    const visits = await interleave(targets, rounds, executablePath, say);
    pages.forEach(({ address }, index) =>
      broken.push(...brokenPaint(address, visits[2 * index]!, visits[2 * index + 1]!)),
    );
    peers.forEach((peer, index) =>
      broken.push(...brokenPeer(path.basename(peer), visits[0]!, visits[2 * pages.length + index]!)),
    );
    measured["paint"] = targets.map(({ name }, index) => ({ name, visits: visits[index] }));
    console.log(`\nLighthouse, mobile, simulated; medians of ${rounds} interleaved rounds, ± half of their spread\n`);
    console.log(
      table(
        ["page", "FCP ms", "LCP ms", "TBT ms", "CLS", ...CATEGORIES, "kB", "script kB"],
        targets.map(({ name }, index) => [name, ...paintCells(visits[index]!)]),
      ),
    );
  }
  if (json) writeFileSync(json, JSON.stringify({ ...measured, broken }, null, 2));
  console.log(broken.length > 0 ? `\nBroken:\n${broken.map((line) => `- ${line}`).join("\n")}` : "\nAll bounds hold.");
  return broken.length > 0 ? 1 : 0;
}

function paintCells(visits: readonly Visit[]): string[] {
  const time = (field: "fcp" | "lcp" | "tbt") => {
    const values = visits.map((visit) => visit[field]);
    return `${Math.round(median(values))} ±${Math.round(spread(values) / 2)}`;
  };
  const bytes = (type: string) => kB(median(visits.map((visit) => visit.bytes[type] ?? 0)));
  return [
    time("fcp"),
    time("lcp"),
    time("tbt"),
    median(visits.map(({ cls }) => cls)).toFixed(3),
    ...CATEGORIES.map((category) => {
      const scores = visits.flatMap((visit) => visit.scores[category] ?? []);
      return scores.length > 0 ? String(median(scores)) : "";
    }),
    bytes("total"),
    bytes("script"),
  ];
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
