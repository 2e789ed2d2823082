/*
 * Makes static/fonts/bricolage.woff2 from @fontsource-variable/bricolage-grotesque: the letters that French headings
 * need, in one weight (a range of weights costs each visitor 9 kB more), kerning and tabular figures. Prints the
 * metrics of the fallback for src/design/font.ts. Run by hand when the font changes; its tool is not in package.json:
 *   npm install --prefix .cache/font subset-font && node src/commands/subset-font.mjs .cache/font
 */
import { createRequire } from "node:module";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { create } from "fontkit";

const subset = createRequire(resolve(process.argv[2] ?? ".", "package.json"))("subset-font");

const source =
  "node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
const target = "static/fonts/bricolage.woff2";
/** Has the metrics of Arial Bold, which the fallback face names. */
const fallback = "/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf";

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .join("")
  .replace(/[<>[\]{}\\^`|~$=]/g, "");
const french = "àâäæçéèêëîïôöœùûüÀÂÇÉÈÊËÎÏÔŒÙÛ«»‘’“”–—…€°·×\u00a0\u202f";
const keepFeatures = ["kern", "tnum"];

/** Between the face's bold and its extra bold: strong enough for a hero, quiet enough for the title of a card. */
const wght = 760;

const make = (targetFormat) =>
  subset(readFileSync(source), ascii + french, { targetFormat, keepFeatures, variationAxes: { wght } });

const font = await make("woff2");
mkdirSync("static/fonts", { recursive: true });
writeFileSync(target, font);

/** Mean advance of French prose in ems: a line of the fallback must be as long as a line of the font. */
const sample = "Des liens courts qui travaillent pour vous, et des pages qui donnent envie de cliquer : essai gratuit.";
const advance = (face) => face.layout(sample).advanceWidth / face.unitsPerEm;

const face = create(await make("truetype"));
const sizeAdjust = advance(face) / advance(create(readFileSync(fallback)));
const percent = (units) => `${((100 * units) / face.unitsPerEm / sizeAdjust).toFixed(2)}%`;
console.log(`${target}: ${font.length} bytes`);
console.log({
  sizeAdjust: `${(100 * sizeAdjust).toFixed(2)}%`,
  ascentOverride: percent(face.ascent),
  descentOverride: percent(-face.descent),
  lineGapOverride: percent(face.lineGap),
});
