import { isUnder, readUrl, tidy } from "../converter/conversion";
import { fits, type Pair, readPairs, withPairs } from "./query";

/** What a page of ours knows of its service's links: one entry of `/doctor.json`, from the `doctor` of its JSON. */
export interface ServiceRule {
  readonly path: string;
  readonly label: string;
  readonly hosts: readonly string[];
  readonly keep: readonly string[];
  readonly drop: readonly string[];
  readonly warnings: readonly {
    readonly when: {
      readonly parameter?: string | null;
      readonly value?: string | null;
      readonly path?: string | null;
      readonly without?: string | null;
    };
    readonly text: string;
  }[];
}

/** What holds for every link. */
export interface GeneralRules {
  readonly drop: readonly string[];
  readonly keep: readonly string[];
  readonly shorteners: readonly string[];
}

export type FindingKind = "problem" | "warning" | "drop" | "keep";

/** Something that the doctor noticed: a writer's sentence, or the code of one of the instrument's own. */
export interface Finding {
  kind: FindingKind;
  code?: string;
  text?: string;
  fill?: { n?: number; mot?: string };
}

export interface Diagnosis {
  /** The link without what can go; undefined where there is no link. */
  cleaned?: string;
  /** How many characters the cleaning saves. */
  saved: number;
  /** The page of ours that treats this service. */
  service?: ServiceRule;
  findings: Finding[];
}

/** Beyond this, a line of a plain-text message is cut. */
const MAIL_LINE = 78;
const LONG_LINK = 2_000;

/** Addresses that only carry another one, and the parameter that holds it. */
const WRAPPERS: readonly [host: string, path: RegExp, parameters: readonly string[]][] = [
  ["facebook.com", /^\/l\.php$/, ["u"]],
  ["instagram.com", /^\/$/, ["u"]],
  ["google.com", /^\/url$/, ["q", "url"]],
  ["google.fr", /^\/url$/, ["q", "url"]],
  ["youtube.com", /^\/redirect$/, ["q"]],
  ["linkedin.com", /^\/(?:redir\/redirect|safety\/go)$/, ["url"]],
  ["safelinks.protection.outlook.com", /^\//, ["url"]],
];

/** Signed addresses: one letter changed and they refuse. */
const SIGNATURES = ["signature", "x-amz-signature", "x-goog-signature", "sig", "hmac"];
const LOCAL =
  /^(localhost|127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|0\.0\.0\.0|\[)|\.(local|lan|internal|home)$/;
const NO_PREVIEW = /\.(jpe?g|png|gif|webp|avif|svg|pdf|zip|rar|7z|docx?|xlsx?|pptx?|csv|mp3|mp4|mov)$/i;

/**
 * Examines a link: what it is, what can go, what must stay, what to watch.
 * @param text what the visitor pasted: anything
 * @param services the rules that stand with the pages
 * @param general the rules that hold everywhere
 * @returns the diagnosis; the cleaned link examined again gives itself; never throws
 */
export function examine(text: string, services: readonly ServiceRule[], general: GeneralRules): Diagnosis {
  const typed = tidy(text);
  if (!typed) return { saved: 0, findings: [] };
  const first = readUrl(typed);
  if (!first) return { saved: 0, findings: [{ kind: "problem", code: whyNoLink(typed) }] };

  const { url, wrapper } = unwrap(first);
  const service = serviceOf(url, services);
  const pairs = readPairs(url.search);
  const isSigned = pairs.some(({ name }) => SIGNATURES.includes(name.toLowerCase()));
  const keep = [...general.keep, ...(service?.keep ?? [])];
  const drop = [...general.drop, ...(service?.drop ?? [])];
  const isKept = ({ name }: Pair) => keep.some((pattern) => fits(pattern, name));
  const isDropped = (pair: Pair) => !isSigned && !isKept(pair) && drop.some((pattern) => fits(pattern, pair.name));
  const dropped = pairs.filter(isDropped);
  const cleaned =
    dropped.length > 0
      ? withPairs(
          url,
          pairs.filter((pair) => !isDropped(pair)),
        )
      : url.href;

  return {
    cleaned,
    saved: Math.max(0, typed.length - cleaned.length),
    service,
    findings: [
      ...(wrapper ? [{ kind: "warning", code: "wrapped", fill: { mot: wrapper } } as const] : []),
      ...dangers(url, text, typed, general),
      ...(isSigned ? [{ kind: "warning", code: "signed" } as const] : []),
      ...(service?.warnings ?? [])
        .filter(({ when }) => holds(when, url, pairs))
        .map(({ text }): Finding => ({ kind: "warning", text })),
      ...pairs.filter(isKept).map(({ name }): Finding => ({ kind: "keep", code: "kept", fill: { mot: name } })),
      ...dropped.map(({ name }): Finding => ({ kind: "drop", code: "dropped", fill: { mot: name } })),
      ...form(url, cleaned),
    ].filter(isFirst),
  };
}

/** The same thing is said once. */
const isFirst = (finding: Finding, at: number, all: readonly Finding[]) =>
  all.findIndex((other) => JSON.stringify(other) === JSON.stringify(finding)) === at;

function whyNoLink(typed: string): string {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(typed)?.[1]?.toLowerCase();
  if (scheme && ["javascript", "data", "vbscript", "file", "blob"].includes(scheme)) return "unsafe";
  if (scheme && ["mailto", "tel", "sms"].includes(scheme)) return "not-web";
  return /\S\s+\S/.test(typed) && /^https?:/i.test(typed) ? "spaces" : "not-a-link";
}

/** Takes an address out of those that only carry it. Each is shorter than the one around it: this ends. */
function unwrap(outer: URL): { url: URL; wrapper?: string } {
  for (const [host, path, parameters] of WRAPPERS) {
    if (!isUnder(outer.hostname, host) || !path.test(outer.pathname)) continue;
    const pairs = readPairs(outer.search);
    const carried = parameters.flatMap((name) => pairs.find((pair) => pair.name === name)?.value ?? [])[0];
    const inner = carried && /^https?:\/\//i.test(carried) ? readUrl(carried) : undefined;
    if (inner && inner.href.length < outer.href.length) return { url: unwrap(inner).url, wrapper: outer.hostname };
  }
  return { url: outer };
}

/** The rule with the longest matching `hosts` entry. */
function serviceOf(url: URL, services: readonly ServiceRule[]): ServiceRule | undefined {
  let best: { service: ServiceRule; length: number } | undefined;
  for (const service of services) {
    for (const entry of service.hosts) {
      const [host = "", ...folders] = entry.split("/");
      const path = folders.length > 0 ? `/${folders.join("/")}` : "";
      if (isUnder(url.hostname, host) && url.pathname.startsWith(path) && entry.length > (best?.length ?? 0)) {
        best = { service, length: entry.length };
      }
    }
  }
  return best?.service;
}

function holds(when: ServiceRule["warnings"][number]["when"], url: URL, pairs: readonly Pair[]): boolean {
  const { parameter, value, path, without } = when;
  const named = pairs.filter(({ name }) => !parameter || fits(parameter, name));
  return (
    (!parameter || named.length > 0) &&
    (!value || named.some((pair) => fits(value, pair.value))) &&
    (!path || fits(path, url.pathname)) &&
    (!without || !pairs.some(({ name }) => fits(without, name)))
  );
}

function dangers(url: URL, text: string, typed: string, { shorteners }: GeneralRules): Finding[] {
  const warn = (code: string, holds: boolean, mot?: string): Finding[] =>
    holds ? [{ kind: "warning", code, ...(mot !== undefined && { fill: { mot } }) }] : [];
  const isLocal = LOCAL.test(url.hostname);
  return [
    ...(isLocal ? [{ kind: "problem", code: "local" } as const] : []),
    ...warn("password", url.username !== "" || url.password !== ""),
    ...warn("invisible", text.replace(/^\s+|\s+$/g, "").length > typed.length),
    ...warn("http", url.protocol === "http:" && !isLocal),
    ...warn("address-number", !isLocal && /^\d+(\.\d+){3}$/.test(url.hostname)),
    ...warn(
      "foreign-letters",
      url.hostname.split(".").some((part) => part.startsWith("xn--")),
      url.hostname,
    ),
    ...warn(
      "already-short",
      shorteners.some((host) => url.hostname.replace(/^www\./, "") === host),
      url.hostname,
    ),
  ];
}

function form(url: URL, cleaned: string): Finding[] {
  const findings: Finding[] = [];
  const breaking = [...new Set(cleaned.match(/[|<>"'()*\\^`{}[\]]/g) ?? [])];
  if (/[.,;:!?]$/.test(cleaned)) breaking.push(cleaned.at(-1)!);
  if (breaking.length > 0) findings.push({ kind: "warning", code: "breaks", fill: { mot: breaking.join(" ") } });
  if (/%25[0-9a-f]{2}/i.test(cleaned)) findings.push({ kind: "warning", code: "encoded-twice" });
  if (NO_PREVIEW.test(url.pathname)) findings.push({ kind: "warning", code: "empty-preview" });
  if (cleaned.length > LONG_LINK) findings.push({ kind: "warning", code: "very-long", fill: { n: cleaned.length } });
  else if (cleaned.length > MAIL_LINE) findings.push({ kind: "warning", code: "long", fill: { n: cleaned.length } });
  return findings;
}
