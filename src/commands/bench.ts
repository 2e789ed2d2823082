import { existsSync, statSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { chromium } from "playwright";
import { BUILT_FOLDER } from "../content/files/project-folders";
import { fileOfPage } from "../hosting/publishing/published-pages";
import { takeEvents } from "./bench/collecting";
import { say } from "./bench/findings";
import { ensureLighthouse } from "./bench/lighthouse";
import { measureBytes } from "./bench/measure-bytes";
import { measurePaint } from "./bench/measure-paint";
import { measureTaps } from "./bench/measure-taps";
import { weighedPages } from "./bench/pages";
import { chooseEngine, type Engine } from "./bench/servers";
import { BROWSER_FLAGS, ensureChromium } from "./system/browser";
import { readOptions } from "./system/options";

const USAGE = `npm run bench [-- options]: measures public/ against the same pages without any script.

  --rounds N     visits of each page by Lighthouse, and first taps (5)
  --peer FOLDER  another built site whose home page is measured beside ours: our LCP must be at most
                 0.6 × its own; may be repeated
  --json FILE    writes all that was measured
  --no-paint     leaves Lighthouse out: bytes and taps alone, in a minute

Exit codes: 0 all bounds hold, 1 one is broken, 2 nothing could be measured.`;

interface Options {
  rounds: number;
  peers: string[];
  json: string | undefined;
  paint: boolean;
}

/**
 * Reads the options of the command line.
 * @throws Error that says what to change
 */
function readBenchOptions(): Options {
  const values = readOptions(USAGE, {
    rounds: { type: "string", default: "5" },
    peer: { type: "string", multiple: true, default: [] },
    json: { type: "string" },
    "no-paint": { type: "boolean", default: false },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds is "${values.rounds}". Give a whole number from 1 on.\n\n${USAGE}`);
  const { peer: peers, json, "no-paint": withoutPaint } = values;
  if (withoutPaint && peers.length > 0) throw new Error("--peer is measured by Lighthouse: leave --no-paint out.");
  const missing = peers.find((peer) => !existsSync(path.join(peer, "index.html")));
  if (missing !== undefined)
    throw new Error(`--peer is "${missing}", which has no index.html. Give the folder of a built site.`);
  const isFolder = (name: string) => statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (json !== undefined && !isFolder(path.dirname(json)))
    throw new Error(`--json is "${json}", whose folder is not there. Make it first, or name another.`);
  if (json !== undefined && (isFolder(json) || /[/\\]$/.test(json)))
    throw new Error(`--json is "${json}", a folder. Name a file in it, e.g. ${path.join(json, "bench.json")}.`);
  return { rounds, peers, json, paint: !withoutPaint };
}

/** Above this load average, measured times are not reliable. */
const BUSY = 1.5;

/** The run's undo functions, called in reverse order. */
const undo: (() => unknown)[] = [];

function servedBy(engine: Engine) {
  return async (root: string): Promise<string> => {
    const { origin, stop } = await engine(root);
    undo.push(stop);
    return origin;
  };
}

const bytesOf = (address: string) => {
  const file = path.join(BUILT_FOLDER, fileOfPage(address)!);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
};

async function bench(options: Options): Promise<number> {
  if (!existsSync(path.join(BUILT_FOLDER, "index.html")))
    throw new Error(`There is no site in ${BUILT_FOLDER}/ yet. Run \`npm run build\` first.`);
  const executablePath = ensureChromium();
  if (options.paint) ensureLighthouse();
  undo.push(await takeEvents());
  const load = loadavg();
  if (load[0]! > BUSY) say("This machine is busy: times will be longer, and further apart, than they are.");
  const pages = weighedPages(bytesOf);
  const { engine, name: server } = chooseEngine();
  const serving = servedBy(engine);
  const origin = await serving(process.cwd());
  say(`Served by ${server}.`);
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  undo.push(() => browser.close());
  const bytes = await measureBytes(browser, origin, pages);
  const taps = await measureTaps(browser, origin, options.rounds);
  await browser.close();
  const paint = options.paint
    ? await measurePaint(origin, pages, options, executablePath, { serving, undo })
    : undefined;

  const broken = [bytes, taps, paint].flatMap((findings) => findings?.broken ?? []);
  const all = { load, server, bytes: bytes.measured, taps: taps.measured, paint: paint?.measured, broken };
  if (options.json) writeFileSync(options.json, JSON.stringify(all, null, 2));
  console.log(broken.length > 0 ? `\nBroken:\n${broken.map((line) => `- ${line}`).join("\n")}` : "\nAll bounds hold.");
  return broken.length > 0 ? 1 : 0;
}

async function main() {
  const options = readBenchOptions();
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
