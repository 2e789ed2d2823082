import { rmSync, statSync } from "node:fs";
import path from "node:path";
import { BUILT_FOLDER } from "../content/files/project-folders";
import { fileOfPage } from "../hosting/publishing/published-pages";
import { PAGE_INDEX } from "../sections/page-index";
import { DOCTOR_RULES } from "../site/doctor-rules";
import { kB, say } from "./bench/findings";
import { table } from "./bench/table";
import { Stopped, timedBuild, type TimedBuild } from "./bench-scale/timed-build";
import { addVariants, changeOne, countVariants, models, NEIGHBOURS } from "./bench-scale/variants";
import { readOptions } from "./system/options";
import { copyProject } from "./system/project-copy";

const USAGE = `npm run bench:scale [-- options]: builds copies of the site with thousands of generated variants.

  --variants N,N…  how many (100,1000,10000), the real ones among them
  --keep           leaves the copy and its builds; a failed build is always left

Exit codes: 0 pages weigh the same, 1 one grows (judged from 1,000 variants on), 2 nothing could be measured.`;

/** Pages whose weight must not depend on the number of pages. The warm rebuild changes the first one. */
const CHANGED = "zoom";
const CONSTANT = [`/raccourcir-lien/${CHANGED}`, "/", "/lien-en-bio/instagram", "/qrcode/dynamique", "/blog"];
const LARGEST_GROWTH = 0.01;
/** With fewer variants, fixed-length lists such as the footer's are not full yet. */
const FULL_LISTS = 1000;

/** Files that grow by design: each lists all pages. Only the hub's visitors load one of them on arrival. */
const LISTS = ["/raccourcir-lien.html", PAGE_INDEX, DOCTOR_RULES, "/llms.txt", "/sitemap-0.xml"];

interface Weight {
  raw: number;
  compressed: number;
}

interface Run {
  variants: number;
  cold: TimedBuild;
  warm: TimedBuild;
  pages: Weight[];
  lists: Weight[];
}

const inSeconds = (value: number) => `${value.toFixed(1)} s`;
const MB = (bytes: number) => (bytes ? `${Math.round(bytes / 2 ** 20)} MB` : "not known");
const percent = (share: number) => `${share >= 0 ? "+" : ""}${(share * 100).toFixed(2)} %`;

/** A page's raw size, and its size as served: a build of thousands of pages compresses less well than a small one. */
function weigh(file: string): Weight {
  const raw = statSync(file).size;
  return { raw, compressed: statSync(`${file}.br`, { throwIfNoEntry: false })?.size ?? raw };
}

async function measure(project: string): Promise<Run> {
  const variants = countVariants(project);
  for (const made of [BUILT_FOLDER, ".cache"]) rmSync(path.join(project, made), { recursive: true, force: true });
  const log = (name: string) => path.join(project, `${name}-${variants}.log`);
  say(`${variants} variants: building…`);
  const cold = await timedBuild(project, log("cold"));
  const at = (file: string) => weigh(path.join(project, BUILT_FOLDER, file));
  const pages = CONSTANT.map((address) => at(fileOfPage(address)!));
  const lists = LISTS.map(at);
  say(`${variants} variants: ${cold.seconds.toFixed(0)} s, ${MB(cold.peak)}. Building again with one entry changed…`);
  const restore = changeOne(project, CHANGED);
  const warm = await timedBuild(project, log("warm"));
  restore();
  say(`${variants} variants: ${warm.seconds.toFixed(0)} s`);
  return { variants, cold, warm, pages, lists };
}

/** Measures the real site, then its copies from the smallest to the largest. */
async function measureAll(project: string, counts: number[]): Promise<[Run, ...Run[]]> {
  const known = models(project);
  const runs: [Run, ...Run[]] = [await measure(project)];
  for (const count of counts.sort((one, other) => one - other)) {
    addVariants(project, known, count);
    runs.push(await measure(project));
  }
  return runs;
}

/** The share by which a page has grown since another build. */
const growth = (page: Weight, before: Weight) => ({
  raw: page.raw / before.raw - 1,
  compressed: page.compressed / before.compressed - 1,
});

/** Prints the cost of the builds and the weight of their pages. */
function report([real, ...copies]: readonly [Run, ...Run[]]) {
  const runs = [real, ...copies];
  console.log("\nBuilds without Open Graph pictures; processor time and memory of all processes together\n");
  console.log(
    table(
      ["variants", "from nothing", "processor", "peak memory", "one entry changed", "processor", "peak memory"],
      runs.map(({ variants, cold, warm }) => [
        String(variants),
        ...[cold, warm].flatMap(({ seconds, processor, peak }) => [inSeconds(seconds), inSeconds(processor), MB(peak)]),
      ]),
    ),
  );
  console.log("\nHTML of one page, and as it is served (Brotli), beside the same page of the real site\n");
  console.log(
    table(
      ["variants", ...CONSTANT],
      runs.map((run) => [
        String(run.variants),
        ...run.pages.map(({ raw, compressed }, index) =>
          run === real
            ? `${kB(raw)}, ${kB(compressed)} kB`
            : Object.values(growth({ raw, compressed }, real.pages[index]!)).map(percent).join(", "),
        ),
      ]),
    ),
  );
  console.log("\nWhat lists all pages, and as it is served\n");
  console.log(
    table(
      ["variants", ...LISTS],
      runs.map(({ variants, lists }) => [
        String(variants),
        ...lists.map(({ raw, compressed }) => `${kB(raw)}, ${kB(compressed)} kB`),
      ]),
    ),
  );
}

/** The pages that weigh more in a copy whose lists are full than on the real site, each with its growth. */
const grownPages = (real: Run, copies: readonly Run[]): string[] =>
  copies.flatMap(({ variants, pages }) =>
    CONSTANT.flatMap((address, index) => {
      const { raw } = growth(pages[index]!, real.pages[index]!);
      return raw > LARGEST_GROWTH ? [`${address} with ${variants} variants: ${percent(raw)}`] : [];
    }),
  );

async function main(): Promise<number> {
  const values = readOptions(USAGE, {
    variants: { type: "string", default: "100,1000,10000" },
    keep: { type: "boolean", default: false },
  });
  const counts = values.variants.split(",").map(Number);
  if (!counts.every((count) => Number.isInteger(count) && count > 0)) {
    throw new Error(`--variants is "${values.variants}". Give whole numbers from 1 on, with commas.\n\n${USAGE}`);
  }
  const least = countVariants(".") + NEIGHBOURS + 1;
  const few = counts.find((count) => count < least);
  if (few !== undefined) throw new Error(`--variants asks for ${few}, of which most are real. Give ${least} or more.`);
  const { folder, remove } = copyProject();
  say(`The copy is in ${folder}`);
  const [real, ...copies] = await measureAll(folder, counts).catch((error: Error) => {
    if (error instanceof Stopped && !values.keep) remove();
    throw error;
  });
  if (!values.keep) remove();
  report([real, ...copies]);
  const judged = copies.filter(({ variants }) => variants >= FULL_LISTS);
  const grown = grownPages(real, judged);
  if (judged.length === 0) console.log(`\nWhether pages grow is judged from ${FULL_LISTS} variants on.`);
  else console.log(grown.length > 0 ? `\nGrown:\n${grown.join("\n")}` : "\nPages weigh the same.");
  return grown.length > 0 ? 1 : 0;
}

main().then(
  (code) => (process.exitCode = code),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 2;
  },
);
