import { decodePart, isUnder, readUrl } from "../address";
import { tidy } from "../clean-text";
import { type Carried } from "../conversion";
import type { Values } from "../fragment";

/** `sms:+336…?body=…` with the signs that phones put before `body`, and `smsto:+336…:…` of a QR code. */
const SMS = /^(?:sms|mms)(?:to)?:\/*([^?&;:]*)(?::(.*)|.*?[?&;]body=([^&]*))?/is;

/** A phone number as it was typed, and what else its link said. */
export interface PastedNumber {
  number: string;
  text: string;
  /** The link is one of WhatsApp's that holds something else: a group, a channel, the short code of a business. */
  hasOther?: boolean;
}

/**
 * A number may come inside a link: `tel:`, `sms:`, `smsto:`, `wa.me/336…`, `api.whatsapp.com/send?phone=…&text=…`,
 * `whatsapp://send?…`.
 * @param text a number or such a link
 */
export function readPasted(text = ""): PastedNumber {
  const typed = tidy(text);
  const sms = SMS.exec(tidy(text, true));
  if (sms) return { number: decodePart(sms[1]!), text: tidy(sms[2] ?? decodePart(sms[3] ?? ""), true) };
  const plain = { number: /^tel:/i.test(typed) ? decodePart(typed) : typed, text: "" };
  if (!/wa\.me|whatsapp/i.test(typed)) return plain;
  // `whatsapp://send?…` opens the application, and says the same as the web's address.
  const url = readUrl(typed.replace(/^whatsapp:\/*/i, "https://api.whatsapp.com/"));
  if (!url || !(isUnder(url.hostname, "wa.me") || isUnder(url.hostname, "whatsapp.com"))) return plain;
  const found = url.searchParams.get("phone") ?? url.pathname.slice(1).replace(/\/.*$/, "");
  const number = tidy(found)
    .replace(/^send$/, "")
    .replace(/^(?=[1-9])/, "+");
  return { number, text: tidy(url.searchParams.get("text") ?? "", true), hasOther: /[a-z]/i.test(number) };
}

/** The message of the link in the field `number`, if it has one. */
export const carriedText: Carried = (values): Values => {
  const { text } = readPasted(values["number"]);
  return text ? { text } : {};
};
