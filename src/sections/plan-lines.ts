import { formatCount } from "../content/numbers";

type Row = Pick<Queries.PlanRow, "one" | "many" | "none" | "unlimited" | "label" | "hint">;
type Limits = Queries.PlanLimits;
type Rows = { [Key in Exclude<keyof Limits, "usersComing" | "support">]: Row } & {
  support: Pick<Queries.SupportRow, "label" | "standard" | "priority" | "hint">;
};

/** One fact of a plan, as its card and the comparison table say it. */
export interface PlanLine {
  key: string;
  /** The name of the fact. */
  label: string;
  /** The fact in words, e.g. "2 000 clics par mois". */
  text: string;
  hint: string | null;
  /** True while the feature is still to come. */
  coming: boolean;
}

const KEYS = [
  "clicksPerMonth",
  "internalSubdomains",
  "customDomains",
  "users",
  "dynamicLinks",
  "statisticsDays",
] as const;

/** A limit in words: `5 domaines personnalisés`; null is unlimited. */
export function countWords(row: Pick<Row, "one" | "many" | "none" | "unlimited">, count: number | null): string {
  if (count === null) return row.unlimited ?? row.many;
  if (count === 0 && row.none) return row.none;
  return (count > 1 ? row.many : row.one).replace("#", formatCount(count));
}

/**
 * Says a plan's limits in words (specification, section 9).
 * @param limits the plan's figures; null is unlimited
 * @param rows the words for each figure, from `data/landing/pricing.json`
 * @returns one line a limit, in the order of the comparison table
 */
export function planLines(limits: Limits, rows: Rows): PlanLine[] {
  const counted = KEYS.map((key) => ({
    key,
    label: rows[key].label,
    text: countWords(rows[key], limits[key]),
    hint: rows[key].hint,
    coming: key === "users" && limits.usersComing,
  }));
  const { support } = rows;
  const level = limits.support === "priority" ? support.priority : support.standard;
  return [...counted, { key: "support", label: support.label, text: level, hint: support.hint, coming: false }];
}
