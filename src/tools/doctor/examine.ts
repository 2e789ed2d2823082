import { type Pair, readPairs, readUrl, withPairs } from "../reading/address";
import { tidyAddress } from "../reading/clean-text";
import { isSigned } from "../reading/signed";
import { matchesPattern } from "./pattern";
import { dangers, type Finding, form, type GeneralRules, personal, secrets, whyNoLink } from "./findings";
import { meetsConditions, serviceOf, type ServiceRule } from "./service";
import { unwrap } from "../reading/unwrap";

/** A campaign's parameters: of Google Analytics and most other tools, of Matomo, and of Piano. */
const CAMPAIGN = ["utm_*", "mtm_*", "pk_*", "piwik_*", "matomo_*", "at_*", "xtor"];

interface Diagnosis {
  /** The link without what can be removed; undefined if there is no link. */
  cleaned?: string;
  /** How many characters cleaning saves; encoding an accent or completing a URL counts as zero. */
  saved: number;
  /** The rule of our page about this service. */
  service?: ServiceRule;
  findings: Finding[];
}

/**
 * Examines a link: what it is, what can be removed, what must stay, what to watch.
 * @param text what the visitor pasted: anything
 * @param services the rules of our pages
 * @param general the rules for every link
 * @returns the diagnosis; examining the cleaned link gives the same link; never throws
 */
export function examine(text: string, services: readonly ServiceRule[], general: GeneralRules): Diagnosis {
  const typed = tidyAddress(text);
  if (!typed) return { saved: 0, findings: [] };
  const first = readUrl(typed);
  if (!first) return { saved: 0, findings: [{ kind: "problem", code: whyNoLink(typed) }] };

  const { url, wrapper } = unwrap(first);
  const service = serviceOf(url, services);
  const pairs = readPairs(url.search);
  const signed = isSigned(pairs);
  const keep = [...general.keep, ...(service?.keep ?? [])];
  const drop = [...general.drop, ...(service?.drop ?? [])];
  const isKept = ({ name }: Pair) => keep.some((pattern) => matchesPattern(pattern, name));
  const isDropped = (pair: Pair) =>
    !signed && !isKept(pair) && drop.some((pattern) => matchesPattern(pattern, pair.name));
  const bare = new URL(url);
  const behind = signed ? [] : trackersBehind(url.hash, general.drop);
  // Where nothing follows `#` or `?`, the sign goes too.
  if (behind.length > 0 || (!signed && !url.hash)) bare.hash = "";
  const dropped = pairs.filter(isDropped);
  const left = pairs.filter((pair) => !isDropped(pair));
  const cleaned = dropped.length > 0 || !url.search ? withPairs(bare, left) : bare.href;

  const secret = secrets(url, pairs);
  const told = (service?.warnings ?? []).filter(({ when }) => meetsConditions(when, url, pairs));

  return {
    cleaned,
    saved: first.href.length - cleaned.length,
    service,
    findings: once([
      ...(wrapper ? [{ kind: "warning", code: "wrapped", fill: { mot: wrapper } } as const] : []),
      ...dangers(url, text, typed, general),
      ...secret.map((mot): Finding => ({ kind: "warning", code: "secret", fill: { mot } })),
      ...(signed ? [{ kind: "warning", code: "signed" } as const] : []),
      ...told.map(({ text }): Finding => ({ kind: "warning", text })),
      ...pairs
        .filter((pair) => isKept(pair) && !secret.includes(pair.name.toLowerCase()))
        .map(({ name }): Finding => ({ kind: "keep", code: "kept", fill: { mot: name } })),
      ...[...dropped, ...behind].map(({ name }): Finding => ({
        kind: "drop",
        code: CAMPAIGN.some((pattern) => matchesPattern(pattern, name)) ? "campaign" : "dropped",
        fill: { mot: name },
      })),
      ...personal(
        left.filter(
          (pair) => !isKept(pair) && !told.some(({ when }) => matchesPattern(when.parameter ?? "", pair.name)),
        ),
      ),
      ...form(url, cleaned),
    ]),
  };
}

/** The pairs of a fragment if all are trackers. Otherwise none: it is an anchor or the page's state. */
function trackersBehind(hash: string, drop: readonly string[]): Pair[] {
  const pairs = /[/!]|:~:/.test(hash) ? [] : readPairs(hash.slice(1));
  const isTracker = ({ raw, name }: Pair) => raw.includes("=") && drop.some((pattern) => matchesPattern(pattern, name));
  return pairs.every(isTracker) ? pairs : [];
}

/** Removes duplicates in linear time: a link may have thousands of parameters. */
const once = (all: readonly Finding[]) => [
  ...new Map(all.map((finding) => [JSON.stringify(finding), finding])).values(),
];
