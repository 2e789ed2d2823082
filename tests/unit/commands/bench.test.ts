import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brokenAnswer, brokenPaint, brokenWeight } from "../../../src/commands/bench/bounds";
import type { Weight } from "../../../src/commands/bench/bytes";
import { withoutScripts } from "../../../src/commands/bench/floor";
import type { Visit } from "../../../src/commands/bench/lighthouse";
import { median } from "../../../src/commands/bench/statistics";
import { table } from "../../../src/commands/bench/table";
import { processorTime } from "../../../src/commands/bench-scale/timed-build";
import { addVariants, derived, inventedName, models } from "../../../src/commands/bench-scale/variants";

test("a floor has no script and no prefetch of one, and keeps its facts, styles and font", () => {
  const facts = '<script type="application/ld+json">{"a":"<b>"}</script>';
  const font = '<link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>';
  const page = (scripts: string[]) =>
    `<html><head>${font}${scripts[0]}</head><body>${facts}é${scripts[1]}</body></html>`;
  const preloads = '<link rel="modulepreload" href="/a.js"><link rel="preload" as="fetch" href="/page-data.json">';
  const scripts = [`${preloads}<script src="/a.js" async=""></script>`, "<script>if (1 < 2) start()</script>"];
  expect(withoutScripts(page(scripts))).toBe(page(["", ""]));
});

test("the median of an even number of values lies between the two in the middle", () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
});

test("a table is aligned", () => {
  expect(table(["page", "ms"], [["/blog", "5"]])).toBe("| page  | ms |\n|-------|---:|\n| /blog |  5 |");
});

const visit = (change: Partial<Visit> = {}): Visit => ({
  fcp: 750,
  lcp: 750,
  tbt: 0,
  cls: 0,
  scores: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
  bytes: {},
  failed: [],
  ...change,
});

test("a page as fast as its floor passes; each exceeded limit is reported with its figures", () => {
  expect(brokenPaint("/", [visit({ lcp: 780 })], [visit()])).toEqual([]);
  const slow = visit({ lcp: 800, tbt: 11, scores: { ...visit().scores, seo: 92 }, failed: ["hreflang"] });
  expect(brokenPaint("/", [slow], [visit()])).toEqual([
    "/: LCP beside its floor's 750 ms: 800 ms, at most 788 ms",
    "/: TBT: 11 ms, at most 10 ms",
    "/: seo 92, not 100 (hreflang)",
  ]);
  expect(brokenPaint("/", [visit({ fcp: Number.NaN })], [visit()])).toHaveLength(1);
});

test("a page's weight has limits before and after hydration, its HTML by its kind", () => {
  const weight = (change: Partial<Weight>): Weight => ({
    html: 15_000,
    script: 0,
    font: 22_000,
    rest: 0,
    total: 37_000,
    fonts: 1,
    ...change,
  });
  const light = { before: weight({}), hydrated: weight({ script: 76_000 }) };
  expect(brokenWeight({ kind: "landing", address: "/" }, light)).toEqual([]);
  expect(brokenWeight({ kind: "variant", address: "/x" }, light)).toEqual(["/x: HTML: 14.6 kB, at most 14.0 kB"]);
  const heavy = { before: weight({ script: 1, fonts: 2, total: 62_000 }), hydrated: weight({ script: 77_000 }) };
  expect(brokenWeight({ kind: "blog", address: "/blog" }, heavy)).toHaveLength(4);
});

test("the answer to a tap is judged by the median tap", () => {
  expect(brokenAnswer("menu", [90, 300, 80])).toEqual([]);
  expect(brokenAnswer("menu", [110, 300, 80])).toEqual(["menu: answers: 110 ms, at most 100 ms"]);
});

test("ten thousand invented names are different and of the same length", () => {
  const names = Array.from({ length: 10_000 }, (_, index) => inventedName(index));
  expect(new Set(names).size).toBe(10_000);
  expect(new Set(names.map(({ length }) => length))).toEqual(new Set([6]));
});

test("a derived entry stays within the fields' lengths, and has its own title and address", () => {
  const model = {
    title: "T",
    subtitle: "mot ".repeat(40).trim(),
    description: "mot ".repeat(40).trim(),
    anciennesAdresses: ["x"],
    icon: "zoom",
  };
  const entry = derived(model, "Bakolu", ["Vimora"]);
  expect(entry).toMatchObject({
    title: "Raccourcir un lien Bakolu",
    icon: "zoom",
    related: ["/raccourcir-lien/vimora"],
  });
  expect(entry).not.toHaveProperty("anciennesAdresses");
  expect(Math.max(entry.subtitle.length, entry.description.length)).toBeLessThanOrEqual(160);
});

test("entries are derived from the real pages alone, although a project is filled up in steps", () => {
  const project = mkdtempSync(path.join(tmpdir(), "maillon-"));
  const folder = path.join(project, "data/raccourcir-lien");
  mkdirSync(folder, { recursive: true });
  for (const name of ["raccourcir-lien", "zoom"]) {
    writeFileSync(
      path.join(folder, `${name}.json`),
      JSON.stringify({ title: name, subtitle: name, description: name }),
    );
  }
  const known = models(project);
  for (const wanted of [10, 20]) addVariants(project, known, wanted);
  const subtitles = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")).subtitle,
  );
  rmSync(project, { recursive: true });
  expect(subtitles).toHaveLength(20);
  expect(subtitles.filter((subtitle) => !/^(raccourcir-lien|zoom( [A-Z][a-z]{5})?)$/.test(subtitle))).toEqual([]);
});

test("the processor time of a build is read from the shell's last line, without the shell's own time", () => {
  expect(processorTime("info Done\n0m0.001000s 0m0.002000s\n1m2.500000s 0m3.250000s\n")).toBe(65.75);
});
