import type { MessageCode } from "../../content/tools/names";
import type { Pair } from "../reading/address";
import { LONG_LINK, type Note } from "../conversion";
import { isLocal, isNumber } from "../reading/host";
import { EMAIL, MESSAGE_OR_CALL, RUN_OR_LOCAL } from "../reading/pasted";

/** What holds for every link. */
export interface GeneralRules {
  readonly drop: readonly string[];
  readonly keep: readonly string[];
  readonly shorteners: readonly string[];
}

export type FindingKind = "problem" | "warning" | "drop" | "keep";
type Code = MessageCode<"doctor">;

/** Something that the doctor noticed: a writer's sentence, or the code of one of the tool's own. */
export type Finding = { kind: FindingKind } & (
  { text: string; code?: undefined } | { code: Code; text?: undefined; fill?: Note["fill"] }
);

/** Beyond this, a line of a plain-text message is cut. */
const MAIL_LINE = 78;

const NO_PREVIEW = /\.(jpe?g|png|gif|webp|avif|svg|pdf|zip|rar|7z|docx?|xlsx?|pptx?|csv|mp3|mp4|mov)$/i;

/** Why a text is no link that can be examined: the code of a problem. */
export function whyNoLink(typed: string): Code {
  if (RUN_OR_LOCAL.test(typed)) return "unsafe";
  if (MESSAGE_OR_CALL.test(typed) || EMAIL.test(typed)) return "not-web";
  return /\S\s+\S/.test(typed) && /^https?:/i.test(typed) ? "spaces" : "not-a-link";
}

/** What may harm, or surprise, whoever follows a link. */
export function dangers(url: URL, text: string, typed: string, { shorteners }: GeneralRules): Finding[] {
  const warn = (code: Code, holds: boolean, mot?: string): Finding[] =>
    holds ? [{ kind: "warning", code, ...(mot !== undefined && { fill: { mot } }) }] : [];
  const local = isLocal(url.hostname);
  return [
    ...(local ? [{ kind: "problem", code: "local" } as const] : []),
    ...warn("password", url.username !== "" || url.password !== ""),
    ...warn("in-text", /\s/.test(typed) && /\p{L}/u.test(typed.replace(/https?:\S+/i, ""))),
    ...warn("invisible", text.replace(/^\s+|\s+$/g, "").length > typed.length),
    ...warn("http", url.protocol === "http:" && !local),
    ...warn("address-number", !local && isNumber(url.hostname)),
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

/** Parameters named so hold what tells one person from another, unless they are switches. */
const PERSONAL = /^(e-?mail|mail|courriel|tel|telephone|prenom|first_?name|last_?name)$/i;
const SWITCH = /^(|0|1|true|false|yes|no|oui|non)$/i;
/** Google names a calendar so. */
const CALENDAR = /\.calendar\.google\.com$/i;

/** What tells who somebody is, in parameters that a link does without. */
export const personal = (pairs: readonly Pair[]): Finding[] =>
  pairs
    .filter(({ name, value }) =>
      PERSONAL.test(name) ? !SWITCH.test(value) : EMAIL.test(value) && !CALENDAR.test(value),
    )
    .map(({ name }) => ({ kind: "warning", code: "personal", fill: { mot: name } }));

/** What the link's own form brings about. */
export function form(url: URL, cleaned: string): Finding[] {
  const findings: Finding[] = [];
  const breaking = [...new Set(cleaned.match(/[|<>"'()*\\^`{}[\]]/g) ?? [])];
  if (/[.,;:!?]$/.test(cleaned)) breaking.push(cleaned.at(-1)!);
  if (breaking.length > 0) findings.push({ kind: "warning", code: "breaks", fill: { mot: breaking.join(" ") } });
  if (/(\.{3}|%E2%80%A6)$/i.test(cleaned)) findings.push({ kind: "warning", code: "cut-short" });
  if (/%25[0-9a-f]{2}/i.test(cleaned)) findings.push({ kind: "warning", code: "encoded-twice" });
  if (NO_PREVIEW.test(url.pathname)) findings.push({ kind: "warning", code: "empty-preview" });
  if (cleaned.length > LONG_LINK) findings.push({ kind: "warning", code: "very-long", fill: { n: cleaned.length } });
  else if (cleaned.length > MAIL_LINE) findings.push({ kind: "warning", code: "long", fill: { n: cleaned.length } });
  return findings;
}
