import type { MessageCode } from "../../content/tools/names";
import { decodePart, type Pair, readPairs } from "../reading/address";
import { LONG_LINK, type Note } from "../conversion";
import { isDomain, isLocal, isNumber } from "../reading/host";
import { EMAIL, MESSAGE_OR_CALL, RUN_OR_LOCAL } from "../reading/pasted";

/** The rules for every link. */
export interface GeneralRules {
  readonly drop: readonly string[];
  readonly keep: readonly string[];
  readonly shorteners: readonly string[];
}

export type FindingKind = "problem" | "warning" | "drop" | "keep";
type Code = MessageCode<"doctor">;

/** A finding of the doctor: a writer's sentence, or the code of one of the tool's own. */
export type Finding = { kind: FindingKind } & (
  { text: string; code?: undefined } | { code: Code; text?: undefined; fill?: Note["fill"] }
);

/** Beyond this, a line of a plain-text message is cut. */
const MAIL_LINE = 78;

const NO_PREVIEW = /\.(jpe?g|png|gif|webp|avif|svg|pdf|zip|rar|7z|docx?|xlsx?|pptx?|csv|mp3|mp4|mov)$/i;

/** Code as a URL, also inside a text; with spaces removed too, which may disguise it. */
const CODE = /(?<![\p{L}\d])(?:(?:javascript|vbscript):|data:\w+\/)\S/iu;
const holdsCode = (typed: string) => [typed, typed.replace(/\s/g, "")].some((text) => CODE.test(text));

/** Why a text cannot be examined as a link: the code of a problem. */
export function whyNoLink(typed: string): Code {
  if (RUN_OR_LOCAL.test(typed) || holdsCode(typed)) return "unsafe";
  if (MESSAGE_OR_CALL.test(typed) || EMAIL.test(typed)) return "not-web";
  return /\S\s+\S/.test(typed) && /^https?:/i.test(typed) ? "spaces" : "not-a-link";
}

/** What may harm or surprise a visitor who follows a link. */
export function dangers(url: URL, text: string, typed: string, { shorteners }: GeneralRules): Finding[] {
  const warn = (code: Code, holds: boolean, mot?: string): Finding[] =>
    holds ? [{ kind: "warning", code, ...(mot !== undefined && { fill: { mot } }) }] : [];
  const local = isLocal(url.hostname);
  // A domain as user name, `https://www.google.com%2Flogin@evil.example`, maybe with a port.
  const isDisguised = isDomain(decodePart(url.username).split(/[/?#\s]/)[0]!) && /^\d*$/.test(url.password);
  return [
    ...(local ? [{ kind: "problem", code: "local" } as const] : []),
    ...warn("disguised", isDisguised, url.hostname),
    ...warn("password", !isDisguised && (url.username !== "" || url.password !== "")),
    ...warn("in-text", /\s/.test(typed) && /\p{L}/u.test(typed.replace(/https?:\S+/i, ""))),
    ...warn("invisible", text.replace(/^\s+|\s+$/g, "").length > typed.length),
    ...warn("sign-in", /^(accounts\.google|login\.(microsoftonline|live))\.com$/.test(url.hostname)),
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

/** A link with one of these may give access to somebody's account. */
const SECRET =
  /^((access|id|refresh|reset_password|confirmation)_token|oobcode|client_secret|jwt|phpsessid|jsessionid)$/i;
/** On these paths a `token` gives access to an account, not to something shared. */
const SIGN_IN_PATH = new RegExp(
  [
    "reset|password|mot-?de-?passe|login|sign-?in|verif|confirm|magic-?link|connexion",
    // Not in « activités », « passerelle », « authors ».
    String.raw`(?<!\p{L})(activ(er|ate|ation)|passe|o?auth(entification|enticate|orize)?)(?!\p{L})`,
  ].join("|"),
  "iu",
);

/** Credentials in the query, the fragment or the path. */
export function secrets(url: URL, pairs: readonly Pair[]): string[] {
  const all = [...pairs, ...readPairs(url.hash.slice(1)), ...readPairs(url.pathname.split(";").slice(1).join("&"))];
  const names = new Set(all.map(({ name }) => name.toLowerCase()));
  const isSecret = (name: string) =>
    SECRET.test(name) ||
    (name === "token" && SIGN_IN_PATH.test(url.pathname)) ||
    (name === "code" && names.has("state") && names.size < 6);
  return [...names].filter(isSecret);
}

/** Parameters with these names identify a person, unless their value is a switch. */
const PERSONAL = /^(e-?mail|mail|courriel|phone|tel|telephone|prenom|first_?name|last_?name)$/i;
const SWITCH = /^(|0|1|true|false|yes|no|oui|non)$/i;
/** Unlike a version, `react@18.2.0`. */
const DOMAIN_END = /\.\p{L}{2,}$/u;
/** The form of Google's calendar ids. */
const CALENDAR = /\.calendar\.google\.com$/i;

/** Personal data in parameters that a link can do without. */
export const personal = (pairs: readonly Pair[]): Finding[] =>
  pairs
    .filter(({ name, value }) =>
      PERSONAL.test(name) ? !SWITCH.test(value) : EMAIL.test(value) && DOMAIN_END.test(value) && !CALENDAR.test(value),
    )
    .map(({ name }) => ({ kind: "warning", code: "personal", fill: { mot: name } }));

const CAMPAIGN = /[?&](?:utm_[a-z]+|fbclid|gclid)=/i;
/** A part of a URL from its first `?` on; empty without one. */
const fromMark = (part: string) => part.replace(/^[^?]*/, "");

/**
 * Whether campaign parameters are where no analytics reads them: after a second `?`, after the fragment, or without any
 * `?`. A URL inside another one, and a page that keeps its route in the fragment, have a `?` of their own.
 */
function isMisplaced({ pathname, search, hash }: URL): boolean {
  const [query, fragment] = [fromMark(search.slice(1)), fromMark(hash)];
  return (
    CAMPAIGN.test(pathname) ||
    (!search.includes("://") && CAMPAIGN.test(query)) ||
    (!/^#[/!]/.test(hash) && CAMPAIGN.test(fragment))
  );
}

/** The warnings about the link's form. */
export function form(url: URL, cleaned: string): Finding[] {
  const findings: Finding[] = [];
  const breaking = [...new Set(cleaned.match(/[|<>"'()*\\^`{}[\]]/g) ?? [])];
  if (/[.,;:!?]$/.test(cleaned)) breaking.push(cleaned.at(-1)!);
  if (breaking.length > 0) findings.push({ kind: "warning", code: "breaks", fill: { mot: breaking.join(" ") } });
  if (/(\.{3}|%E2%80%A6)$/i.test(cleaned)) findings.push({ kind: "warning", code: "cut-short" });
  if (isMisplaced(new URL(cleaned))) findings.push({ kind: "warning", code: "misplaced" });
  if (/%25[0-9a-f]{2}/i.test(cleaned)) findings.push({ kind: "warning", code: "encoded-twice" });
  if (NO_PREVIEW.test(url.pathname)) findings.push({ kind: "warning", code: "empty-preview" });
  if (cleaned.length > LONG_LINK) findings.push({ kind: "warning", code: "very-long", fill: { n: cleaned.length } });
  else if (cleaned.length > MAIL_LINE) findings.push({ kind: "warning", code: "long", fill: { n: cleaned.length } });
  return findings;
}
