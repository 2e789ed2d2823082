import { decodePart, isUnder } from "../reading/address";
import { clip, tidy, tidyLines } from "../reading/clean-text";
import { readTarget } from "../reading/unwrap";
import type { FieldReader, Note } from "../conversion";
import type { Values } from "../state/fragment";

/**
 * `sms:+336…?body=…`, with any separator that phones put before `body`, or `smsto:+336…:…` of a QR code. Other
 * recipients follow a comma or a semicolon.
 */
const SMS =
  /^(?:sms|mms)(?:to)?:\/*([^?&;:,]*)((?:[;,]\s*[+\d(%][^?&;:,]*)*)(?::(.*)|.*?[?&;]body=([^&\s]*\s.*|(?:[^&]|&(?!\w+=))*))?/is;
/** In `WhatsApp : +336…` it is a label, not the app's scheme; in `https://wa.me/ +336…` a space cuts the link. */
const LABEL = /^(?:whatsapp[\s:]*|\S*(?:wa\.me\/|[?&]phone=)(?:\s+|(?=[+\d(][\d().-]*\s[\d\s().-]*$)))(?=[+\d(])/i;

/** What would cut or change a message written in clear in a link. */
const CUTS_TEXT = /[\s#+]|&(?!(?:phone|lang|type|source|app_absent)=)/gi;
/** The first word of a message that is encoded already: other words after it may not be part of it. */
const ENCODED = /^\S*(?:%[\da-f]{2}|\p{L}\+\p{L})/iu;

/** A WhatsApp link with its message as people write it by hand, encoded; any other text as it is. */
function withEncodedText(typed: string): string {
  const at = typed.search(/(?<=[?&]text=)/i);
  const [link, words] = [typed.slice(0, Math.max(at, 0)), typed.slice(at)];
  if (at < 0 || !/\s/.test(words)) return typed;
  if (ENCODED.test(words)) return /\s/.test(link) ? typed : link + words.replace(/\s/g, "%20");
  // Before the link there may be a label.
  return link.replace(/^.*\s/, "") + words.replace(CUTS_TEXT, encodeURIComponent);
}

/** A phone number as typed, and the other parts of its link. */
interface PastedNumber {
  number: string;
  text: string;
  /** The recipients after the first one. */
  others?: string;
  /** It is a WhatsApp link to something else: a group, a channel, the short code of a business. */
  hasOther?: boolean;
}

/**
 * Reads a number, which may be inside a link: `tel:`, `sms:`, `smsto:`, `wa.me/336…`,
 * `api.whatsapp.com/send?phone=…&text=…`, `whatsapp://send?…`.
 * @param text a number or such a link
 */
export function readPasted(text = ""): PastedNumber {
  const typed = tidy(text).replace(LABEL, "");
  const [sms, first = "", more = "", after, body = ""] = SMS.exec(tidyLines(text)) ?? [];
  if (sms) {
    const others = decodePart(more)
      .split(/[;,]\s*/)
      .filter(Boolean)
      .join(", ");
    return { number: decodePart(first), text: tidyLines(after ?? decodePart(body)), others };
  }
  const plain = { number: /^tel:/i.test(typed) ? decodePart(typed) : typed, text: "" };
  if (!/wa\.me|whatsapp/i.test(typed)) return plain;
  // `whatsapp://send?…` opens the app and has the same parameters as the web URL.
  const url = readTarget(withEncodedText(typed.replace(/^whatsapp:\/*/i, "https://api.whatsapp.com/")));
  if (!url || !(isUnder(url.hostname, "wa.me") || isUnder(url.hostname, "whatsapp.com"))) return plain;
  const [, path = ""] = /^\/(?!send(?:\/|$))([^/]*)/.exec(url.pathname) ?? [];
  // On other hosts, the path is a help article, a group or a channel.
  const isNumber = isUnder(url.hostname, "wa.me") && !/[a-z]/i.test(decodePart(path));
  const given = url.searchParams.get("phone") ?? (isNumber ? decodePart(path) : "");
  return {
    number: tidy(given).replace(/^(?=[1-9])/, "+"),
    text: tidyLines(url.searchParams.get("text") ?? ""),
    hasOther: !given && path !== "",
  };
}

/** The warning about recipients that get no link. */
export const leftOut = ({ others }: PastedNumber): Note<"left-out">[] =>
  others ? [{ code: "left-out", level: "warning", fill: { mot: clip(others) } }] : [];

/** The message of the link in the field `number`, if it has one. */
export const fieldsFromNumber: FieldReader = (values): Values => {
  const { text } = readPasted(values["number"]);
  return text ? { text } : {};
};
