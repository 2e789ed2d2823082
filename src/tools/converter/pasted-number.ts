import { decodePart, isUnder, readUrl } from "../reading/address";
import { clip, tidy, tidyLines } from "../reading/clean-text";
import type { Carried, Note } from "../conversion";
import type { Values } from "../state/fragment";

/**
 * `sms:+336…?body=…` with the signs that phones put before `body`, and `smsto:+336…:…` of a QR code; after a comma or a
 * semicolon, other recipients.
 */
const SMS = /^(?:sms|mms)(?:to)?:\/*([^?&;:,]*)((?:[;,]\s*[+\d(%][^?&;:,]*)*)(?::(.*)|.*?[?&;]body=([^&]*))?/is;
/** `WhatsApp : +336…` has a label, not the application's scheme; in `https://wa.me/ +336…` a space cuts the link. */
const LABEL = /^(?:whatsapp[\s:]*|\S*(?:wa\.me\/|[?&]phone=)(?:\s+|(?=[+\d(][\d().-]*\s[\d\s().-]*$)))(?=[+\d(])/i;

/** A phone number as it was typed, and what else its link said. */
interface PastedNumber {
  number: string;
  text: string;
  /** The recipients after the first one. */
  others?: string;
  /** The link is one of WhatsApp's that holds something else: a group, a channel, the short code of a business. */
  hasOther?: boolean;
}

/**
 * A number may come inside a link: `tel:`, `sms:`, `smsto:`, `wa.me/336…`, `api.whatsapp.com/send?phone=…&text=…`,
 * `whatsapp://send?…`.
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
  // `whatsapp://send?…` opens the application, and says the same as the web's address.
  const url = readUrl(typed.replace(/^whatsapp:\/*/i, "https://api.whatsapp.com/"));
  if (!url || !(isUnder(url.hostname, "wa.me") || isUnder(url.hostname, "whatsapp.com"))) return plain;
  const [, path = ""] = /^\/(?!send(?:\/|$))([^/]*)/.exec(url.pathname) ?? [];
  // Elsewhere a path is an article of the help, a group, a channel.
  const isNumber = isUnder(url.hostname, "wa.me") && !/[a-z]/i.test(decodePart(path));
  const given = url.searchParams.get("phone") ?? (isNumber ? decodePart(path) : "");
  return {
    number: tidy(given).replace(/^(?=[1-9])/, "+"),
    text: tidyLines(url.searchParams.get("text") ?? ""),
    hasOther: !given && path !== "",
  };
}

/** What is said of recipients that no link is made for. */
export const leftOut = ({ others }: PastedNumber): Note<"left-out">[] =>
  others ? [{ code: "left-out", level: "warning", fill: { mot: clip(others) } }] : [];

/** The message of the link in the field `number`, if it has one. */
export const carriedText: Carried = (values): Values => {
  const { text } = readPasted(values["number"]);
  return text ? { text } : {};
};
