import { QR_FIELDS, type QrKind, WIFI_SECURITY } from "../../content/tools/terms";
import { bareNumber } from "../reading/bare-number";
import { oneLine, withoutInvisible } from "../reading/clean-text";
import { bare, inPointedBrackets, readMailbox } from "../reading/mailbox";
import { withoutTrunkPrefix } from "../reading/trunk-prefix";
import { link, review } from "./link-content";
import { type QrContent, type QrField, type QrFields, refused } from "./outcome";

/**
 * A card may have an extension or a short number, dialled in a company or a country: three digits are enough, whereas a
 * chat link needs the whole number. A number has at most fifteen digits (E.164), plus `00` or `(0)`; more are two
 * numbers.
 */
const PHONE = /^\(?\+?(?:[\s().\-/]*\d){3,17}[\s().\-/]*$/;
const utf8Length = (text: string) => new TextEncoder().encode(text).length;

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

/** RFC 2426: version 3.0, which the cameras of iOS and Android read; values escape `\ ; ,`. */
function vcard(read: Read): QrContent {
  const [first, last, company, role, number = "", address = "", website] = QR_FIELDS.vcard.map((field) =>
    // Only plain spaces, as people type them when they search an address book.
    oneLine(read(field)).replace(/\s/g, " "),
  );
  // As mail programs copy it: `Inès <ines@a.fr>;`. A card cannot hold the name, nor a link's query.
  const mailbox = bare(inPointedBrackets(withoutInvisible(address))).replace(/^[^?]*<|\?.*|[>.,;\s]{1,9}$/g, "");
  const email = readMailbox(mailbox);
  const phone = bareNumber(withoutInvisible(number)).replace(/[\u2010-\u2015]/g, "-");
  const name = [first, last].filter(Boolean).join(" ") || company;
  if (!name) return refused("empty");
  if (phone && !PHONE.test(phone)) return refused("phone");
  if (mailbox && !email) return refused("email");
  const site = website && withoutInvisible(website) ? link(website) : { text: "" };
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
    line("TEL", withoutTrunkPrefix(phone)),
    line("EMAIL", email),
    site.text && `URL:${site.text}`,
    "END:VCARD",
  ];
  return { text: lines.filter(Boolean).join("\r\n") };
}

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
