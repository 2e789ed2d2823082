import { parseUrl } from "../../content/links/parse-url";
import type { MessageCode } from "../../content/tools/names";
import { QR_FIELDS, type QrKind, WIFI_SECURITY } from "../../content/tools/terms";
import { bareNumber } from "../reading/bare-number";
import { oneLine, withoutInvisible } from "../reading/clean-text";
import { decodePart, isUnder } from "../reading/address";
import { completed, isDomain, isGoogle, parseTyped } from "../reading/host";
import { DIALLED_TRUNK_PREFIX, TRUNK_PREFIX } from "../reading/trunk-prefix";
import { bare, readMailbox } from "../reading/mailbox";
import { EMAIL, inText } from "../reading/pasted";

export type QrField = (typeof QR_FIELDS)[QrKind][number];
export type QrFields = Partial<Record<QrField, string>>;

/** Why there is nothing to encode yet; the words are in the content. */
export type QrProblem = Extract<
  MessageCode<"qr">,
  "empty" | "link" | "scheme" | "spaces" | "place" | "email" | "phone" | "network" | "password"
>;

type QrContent = { text: string } | { problem: QrProblem };

const REVIEW_FORM = "https://search.google.com/local/writereview?placeid=";
/**
 * A card may have an extension or a short number, dialled in a company or a country: three digits are enough, whereas a
 * chat link needs the whole number. A number has at most fifteen digits (E.164), plus `00` or `(0)`; more are two
 * numbers.
 */
const PHONE = /^\+?(?:[\s().\-/]*\d){3,17}[\s().\-/]*$/;
const OTHER_SCHEMES = /^(?:(mailto)|tel|sms|(geo)):\S/i;
/** A number without letters (the keys `*` and `#` are allowed) or two coordinates; or nothing before a `?`. */
const NUMBERS = /^(?!geo:[^,?]*$|mailto:[^?])\w+:(?:\?|[^\p{L}\d;?&]*\d[^\p{L};?&]*(?:[;?&]|$))/iu;
/** Latitude and longitude in degrees, with decimal points (RFC 5870). */
const POINT = /^geo:[+-]?\d{1,2}(?:\.\d+)?,[+-]?\d{1,3}(?:\.\d+)?(?:[,;?]|$)/i;
/** A recipient, a space and words: not the spaces inside a number, or after the commas of a list. */
const RECIPIENT_AND_WORDS = /^[^\s?&;]+[^,;\s?&]\s[^?&;\p{L}]*\p{L}/u;
const utf8Length = (text: string) => new TextEncoder().encode(text).length;
const refused = (problem: QrProblem): QrContent => ({ problem });

/**
 * Writes the content of a QR code, in the form that phones understand.
 * @param kind what the code holds
 * @param fields what the visitor typed, any text; missing fields are empty
 * @returns the text to encode, or the first thing that is wrong with the fields
 */
export function qrContent(kind: QrKind, fields: QrFields): QrContent {
  return WRITERS[kind]((name) => fields[name] ?? "");
}

type Read = (field: QrField) => string;

const WRITERS: Record<QrKind, (read: Read) => QrContent> = {
  link: (read) => link(read("url")),
  review: (read) => review(read("place")),
  vcard,
  wifi,
  text: (read) => {
    const text = read("text")
      .toWellFormed()
      .replace(/(?![\n\t])\p{Cc}/gu, "");
    return text.trim() ? { text } : refused("empty");
  },
};

function link(typed: string): QrContent {
  const address = withoutInvisible(typed.replace(/\s+/g, " ")).trim();
  if (!address) return refused("empty");
  const [isOther, isMail, isPoint] = OTHER_SCHEMES.exec(address) ?? [];
  if (isOther) {
    if (RECIPIENT_AND_WORDS.test(address)) return refused("spaces");
    // People separate addresses as mail programs show them, and copy a point as Maps shows it.
    const target = address.replace(/^[^?]*/, (part) =>
      isMail ? part.replace(/\s*[,;]\s*/g, ",").replace(/,$/, "") : isPoint ? part.replace(/\s/g, "") : part,
    );
    const plain = decodePart(target);
    if (!NUMBERS.test(plain) && !readMailbox(plain.split(/[,;?]/)[0]!))
      return refused(isMail ? "email" : isPoint ? "link" : "phone");
    if (isPoint && !POINT.test(plain)) return refused("link");
    // Not every phone accepts the spaces that people write in a number.
    const number = (text: string) => dialled(text).replace(/\s/g, "");
    return holding(parseUrl(target.replace(/(?<=^(?:tel|sms):)[^?&;]+/i, (text) => number(text.trim()))));
  }
  const around = inText(address);
  if (around && around !== address) return link(around);
  const whole = completed(address);
  if (EMAIL.test(address) || whole === undefined) return refused("scheme");
  const web = parseTyped(whole);
  if (!web || !isDomain(web.hostname)) return refused("link");
  // On paper nobody sees that the words after a link became part of it.
  return /\s/.test(address) ? refused("spaces") : holding(web);
}

const holding = (url: URL | undefined): QrContent => (url ? { text: url.href } : refused("link"));

/** Long, with a usual prefix or a digit, and capitals inside: no shop's name is written like this. */
const PLACE_ID = /^(?=[CG]hIJ|.*\d)(?=.*[a-z\d][A-Z])[\w-]{20,}$/;

/** Reads a Place ID, or any link that opens the form or the profile. */
function review(typed: string): QrContent {
  const place = withoutInvisible(typed).trim();
  if (!place) return refused("empty");
  // People also paste `Place ID : ChIJ…`.
  const last = place.replace(/^.*[\s:](?=[CG]hIJ)/, "");
  const id = /[?&]placeid=([\w-]{10,})(?![\w%…-]|\.\.)/i.exec(place)?.[1] ?? (PLACE_ID.test(last) ? last : null);
  if (id) return { text: REVIEW_FORM + id };
  // The form's URL without a place.
  if (/\/writereview/i.test(place)) return refused("place");
  const address = link(place);
  return "text" in address && opensProfile(new URL(address.text).hostname) ? address : refused("place");
}

const opensProfile = (host: string) =>
  isGoogle(host) || ["g.page", "g.co", "goo.gl", "share.google"].some((domain) => isUnder(host, domain));

/** RFC 2426: version 3.0, which the cameras of iOS and Android read; values escape `\ ; ,`. */
function vcard(read: Read): QrContent {
  const [first, last, company, role, number = "", address = "", website] = QR_FIELDS.vcard.map((field) =>
    // Only plain spaces, as people type them when they search an address book.
    oneLine(read(field)).replace(/\s/g, " "),
  );
  // As mail programs copy it: `Inès <ines@a.fr>;`. A card cannot hold the name, nor a link's query.
  const mailbox = bare(withoutInvisible(address)).replace(/^[^<?]*<|\?.*|[>.,;\s]{1,9}$/g, "");
  const email = readMailbox(mailbox);
  const phone = bareNumber(withoutInvisible(number))
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/^\(((?:\+|00)\d+)\)/, "$1");
  const name = [first, last].filter(Boolean).join(" ") || company;
  if (!name) return refused("empty");
  if (phone && !PHONE.test(phone)) return refused("phone");
  if (mailbox && !email) return refused("email");
  const site = website ? link(website) : { text: "" };
  // Otherwise the error would be shown at the card's own fields of these names.
  if ("problem" in site) return /email|phone/.test(site.problem) ? refused("link") : site;
  const value = (text = "") => text.replace(/[\\;,]/g, "\\$&");
  const line = (property: string, text?: string) => text && `${property}:${value(text)}`;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `N:${[last, first].map(value).join(";")};;;`,
    line("FN", name),
    line("ORG", company),
    line("TITLE", role),
    line("TEL", dialled(phone)),
    line("EMAIL", email),
    site.text && `URL:${site.text}`,
    "END:VCARD",
  ];
  return { text: lines.filter(Boolean).join("\r\n") };
}

/** Removes the 0 after a country code, in brackets too: phones would dial it. */
const dialled = (number: string) =>
  /^(\+|00)/.test(number)
    ? number
        .replace(DIALLED_TRUNK_PREFIX, "0")
        .replace(/\s*\(0\)\s*/, " ")
        .replace(TRUNK_PREFIX, "$1 ")
    : number;

/** The format that Android introduced and iOS reads; spaces matter in a network's name and key. */
function wifi(read: Read): QrContent {
  const visible = (field: QrField) =>
    read(field)
      .toWellFormed()
      .replace(/\p{Cc}/gu, "");
  const [network, password] = [visible("network"), visible("password")];
  const security = WIFI_SECURITY.find((one) => one === read("security")) ?? "WPA";
  if (!network) return refused("empty");
  if (utf8Length(network) > 32) return refused("network");
  if (!fits(password, security)) return refused("password");
  const value = (text: string) => text.replace(/[\\;,":]/g, "\\$&");
  const key = security === "nopass" ? "" : `P:${value(password)};`;
  const hidden = read("hidden") === "yes" ? "H:true;" : "";
  return { text: `WIFI:T:${security};S:${value(network)};${key}${hidden};` };
}

function fits(typed: string, security: (typeof WIFI_SECURITY)[number]) {
  // A key's length is counted in bytes.
  const password = typed.replace(/[^ -~]/gu, (sign) => "-".repeat(utf8Length(sign)));
  if (security === "nopass") return true;
  if (security === "WEP") return /^(?:.{5}|.{13}|[\da-f]{10}|[\da-f]{26})$/i.test(password);
  return /^(?:.{8,63}|[\da-f]{64})$/i.test(password);
}
