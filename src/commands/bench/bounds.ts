import type { Weights } from "./bytes";
import { kB, KB } from "./findings";
import { CATEGORIES, type Visit } from "./lighthouse";
import type { WeighedPage } from "./pages";
import { median } from "./statistics";

/* The limits of a page. */
const PAINT_TO_FLOOR = 1.05;
const LONGEST_BLOCKING_MS = 10;
const SLOWEST_ANSWER_MS = 100;
const LCP_TO_PEER = 0.6;
const HTML_LIMITS: Partial<Record<WeighedPage["kind"], number>> = { variant: 14 * KB, landing: 20 * KB };
const LOADED_LIMIT = 60 * KB;
const SCRIPT_LIMIT = 75 * KB;

const ms = (value: number) => `${Math.round(value)} ms`;
const inKB = (bytes: number) => `${kB(bytes)} kB`;

/** A measured value and its upper limit. */
interface Bound {
  what: string;
  value: number;
  most: number;
  show: (value: number) => string;
}

const inWords = ({ what, value, most, show }: Bound) => `${what}: ${show(value)}, at most ${show(most)}`;
const broken = (page: string, bounds: readonly Bound[]) =>
  bounds.filter(({ value, most }) => !(value <= most)).map((bound) => `${page}: ${inWords(bound)}`);

const of = (visits: readonly Visit[], field: "fcp" | "lcp" | "tbt" | "cls") =>
  median(visits.map((visit) => visit[field]));

/**
 * The bounds that Lighthouse's visits of a page break.
 * @param visits the visits of the page
 * @param floor the visits of its floor, the same page without scripts
 * @returns one sentence per broken bound
 */
export function brokenPaint(page: string, visits: readonly Visit[], floor: readonly Visit[]): string[] {
  const paint = (what: string, field: "fcp" | "lcp"): Bound => ({
    what: `${what} beside its floor's ${ms(of(floor, field))}`,
    value: of(visits, field),
    most: of(floor, field) * PAINT_TO_FLOOR,
    show: ms,
  });
  const scores = CATEGORIES.flatMap((category) => {
    const score = median(visits.map(({ scores }) => scores[category] ?? 0));
    return score === 100 ? [] : [`${page}: ${category} ${score}, not 100 (${failedIn(visits)})`];
  });
  return [
    ...broken(page, [
      paint("FCP", "fcp"),
      paint("LCP", "lcp"),
      { what: "TBT", value: of(visits, "tbt"), most: LONGEST_BLOCKING_MS, show: ms },
      { what: "CLS", value: of(visits, "cls"), most: 0, show: (value) => value.toFixed(3) },
    ]),
    ...scores,
  ];
}

const failedIn = (visits: readonly Visit[]) => [...new Set(visits.flatMap(({ failed }) => failed))].join(", ");

/** One sentence per bound that a page's weight breaks. */
export function brokenWeight({ kind, address }: WeighedPage, { before, hydrated }: Weights): string[] {
  const html = HTML_LIMITS[kind];
  return broken(address, [
    ...(html ? [{ what: "HTML", value: before.html, most: html, show: inKB }] : []),
    { what: "script before the page is idle", value: before.script, most: 0, show: inKB },
    { what: "fonts", value: before.fonts, most: 1, show: String },
    { what: "all before the page is idle", value: before.total, most: LOADED_LIMIT, show: inKB },
    { what: "script once hydrated", value: hydrated.script, most: SCRIPT_LIMIT, show: inKB },
  ]);
}

/** One sentence if a tap is answered too slowly, or none. */
export const brokenAnswer = (what: string, answers: readonly number[]): string[] =>
  broken(what, [{ what: "answers", value: median(answers), most: SLOWEST_ANSWER_MS, show: ms }]);

/** One sentence if the home page's LCP is too slow compared with a peer's, or none. */
export const brokenPeer = (peer: string, visits: readonly Visit[], peers: readonly Visit[]): string[] =>
  broken("/", [
    { what: `LCP beside ${peer}`, value: of(visits, "lcp"), most: of(peers, "lcp") * LCP_TO_PEER, show: ms },
  ]);
