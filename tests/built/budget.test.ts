import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { CHUNK_INTEGRITY } from "../../src/hosting/publishing/bundle-integrity";
import { bundlesOf, pages } from "./site";

/*
 * The size limits, in bytes compressed with Brotli (the font as it is): today's size plus a little. A change that makes
 * a file heavier fails here, so a limit is only raised on purpose. A page is measured without the digests of the files
 * that it names (some 200 bytes): with them, any change to a script would change the page's size by up to 80 bytes.
 */
const PAGES: [family: string, addresses: RegExp, atMost: number][] = [
  ["landing page", /^\/$/, 23_450],
  ["hub", /^\/raccourcir-lien(\/raccourcir-lien)?$/, 16_200],
  ["variant with a preview", /^\/raccourcir-lien\/(facebook|image|linkedin|twitter)$/, 17_400],
  ["not-found page", /(^|\/)404$/, 9_590],
  ["variant", /^\/raccourcir-lien\//, 16_540],
  ["network", /^\/lien-en-bio\//, 23_340],
  ["QR type", /^\/qrcode\//, 18_150],
  ["blog", /^\/blog$/, 9_730],
  ["accessibility statement", /^\/accessibilite$/, 11_030],
];

/** Matched against the name without its digest; the last entry is for chunks that only have a number. */
const SCRIPTS: [name: RegExp, atMost: number][] = [
  [/^webpack-runtime$/, 4_550],
  [/^framework$/, 39_700],
  [/^app$/, 31_070],
  [/^tool-qr$/, 17_260],
  [/^tool-doctor$/, 3_840],
  [/^tool-/, 3_840],
  [/^tools$/, 8_640],
  [/^component---src-pages-index-/, 7_320],
  [/^component---/, 6_000],
  [/./, 17_400],
];

const INLINE: [name: string, contains: RegExp, atMost: number][] = [
  ["referral", /__referral=/, 965],
  ["analytics", /__analytics\b/, 2_260],
  ["start", /script\[type="text\/late"\]/, 960],
  ["unknown path", /Unknown path/, 60],
];

const FONT_AT_MOST = 13_100;

const PUBLIC = path.resolve("public");
const DIGESTS = /\b[0-9a-f]{20}\b|\bsha256-[\w+/]{43}=/g;
const compressed = (content: string | Buffer) => brotliCompressSync(content).length;

/** The compressed size of a built file. The published copy is as heavy or heavier, and spares compressing again. */
function weightOf(file: string, atMost = 0, prepare = (text: string) => text) {
  const whole = path.join(PUBLIC, file);
  const published = statSync(`${whole}.br`, { throwIfNoEntry: false })?.size ?? Infinity;
  return published <= atMost ? published : compressed(prepare(readFileSync(whole, "utf8")));
}

interface Weighed {
  name: string;
  bytes: number;
  atMost: number | undefined;
}

/** Describes each file that exceeds its limit or has none. */
const tooHeavy = (files: readonly Weighed[]) =>
  files
    .filter(({ bytes, atMost }) => atMost === undefined || bytes > atMost)
    .map(({ name, bytes, atMost }) => `${name}: ${bytes} bytes, at most ${atMost ?? "(no limit in this test)"}`);

test("every page keeps to its family's budget", () => {
  const weighed = pages.map(({ address, file }) => {
    const atMost = PAGES.find(([, addresses]) => addresses.test(address))?.[2];
    return { name: address, bytes: weightOf(file, atMost, (html) => html.replace(DIGESTS, "")), atMost };
  });
  expect(tooHeavy(weighed)).toEqual([]);
});

/** The bundles that pages name and those that webpack's runtime (one of them) may load, none left by old builds. */
function bundlesInUse(): string[] {
  const named = bundlesOf(pages[0]!);
  const runtime = named.find((address) => address.startsWith("/webpack-runtime-"))!;
  const hashes = new RegExp(`^self\\.${CHUNK_INTEGRITY}=(\\{.*?\\});`);
  const [, sealed] = hashes.exec(readFileSync(path.join(PUBLIC, runtime), "utf8"))!;
  return [...new Set([...named, ...Object.keys(JSON.parse(sealed!) as object)])];
}

test("every bundle that a page may ask for keeps to its budget", () => {
  const weighed = bundlesInUse().map((address) => {
    const name = address.slice(1).replace(/-[0-9a-f]{20}\.js$/, "");
    const atMost = SCRIPTS.find(([names]) => names.test(name))?.[1];
    return { name, bytes: weightOf(address, atMost), atMost };
  });
  expect(weighed.map(({ name }) => name)).toEqual(expect.arrayContaining(["app", "framework", "tools"]));
  expect(tooHeavy(weighed)).toEqual([]);
});

test("the inline scripts and the font keep to their budgets", () => {
  // Only the not-found pages have all inline scripts.
  const { document } = pages.find(({ address }) => address === "/404")!;
  const scripts = document.querySelectorAll("script:not([type])").map(({ rawText }) => rawText);
  const inline = INLINE.map(([name, contains, atMost]) => {
    const text = scripts.find((script) => contains.test(script));
    return { name, bytes: text === undefined ? Infinity : compressed(text), atMost };
  });
  expect(scripts).toHaveLength(INLINE.length);
  const font = readFileSync(path.join(PUBLIC, "fonts", "bricolage.woff2"));
  expect(tooHeavy([...inline, { name: "font", bytes: font.length, atMost: FONT_AT_MOST }])).toEqual([]);
});
