import { formatCount } from "../content/text/numbers";

type Row = Queries.CountedRowFragment;

/** One fact of a plan, as its card and the comparison table show it. */
interface PlanLine {
  key: string;
  /** The name of the fact. */
  label: string;
  /** The fact in words, e.g. "2 000 clics par mois". */
  text: string;
  /** The fact as the table shows it beside its label, e.g. "2 000". */
  value: string;
  hint: string | null;
  /** True if the plan does not include it. */
  without: boolean;
  /** True while the feature is still to come. */
  coming: boolean;
}

/** The id of a fact's line in the comparison table, which explains it. */
export const factId = (key: string) => `fact-${key}`;

const KEYS = [
  "clicksPerMonth",
  "internalSubdomains",
  "customDomains",
  "users",
  "dynamicLinks",
  "statisticsDays",
] as const;

/** A limit in words: `5 domaines personnalisés`; null is unlimited. */
export function limitText(row: Pick<Row, "one" | "many" | "none" | "unlimited">, count: number | null): string {
  if (count === null) return row.unlimited ?? row.many;
  if (count === 0 && row.none) return row.none;
  // A no-break space keeps the figure and what it counts on one line.
  return (count > 1 ? row.many : row.one).replace(/#( ?)/, (_, after) => formatCount(count) + (after && "\u00A0"));
}

/** A limit as shown beside its label: `5`, `30 jours`. */
export function limitValue(
  row: Pick<Row, "value" | "many" | "unlimited" | "unlimitedValue">,
  count: number | null,
): string {
  if (count === null) return row.unlimitedValue ?? row.unlimited ?? row.many;
  return (row.value ?? "#").replace("#", formatCount(count));
}

/**
 * Puts a plan's limits into words (specification, section 9).
 * @param limits the plan's figures; null is unlimited
 * @param rows the words for each figure, from `data/landing/pricing.json`
 * @returns one line per limit, in the order of the comparison table
 */
export function planLines(limits: Queries.PlanLimitsFragment, rows: Queries.PlanRowsFragment): PlanLine[] {
  const counted = KEYS.map((key) => ({
    key,
    label: rows[key].label,
    text: limitText(rows[key], limits[key]),
    value: limitValue(rows[key], limits[key]),
    hint: rows[key].hint,
    without: limits[key] === 0,
    coming: key === "users" && limits.usersComing,
  }));
  const { support } = rows;
  const { label, hint, standard, standardValue, priority, priorityValue } = support;
  const level =
    limits.support === "priority" ? { text: priority, value: priorityValue } : { text: standard, value: standardValue };
  return [...counted, { key: "support", label, hint, without: false, coming: false, ...level }];
}
