import { type Convert, encode, isUnder, type Note, readUrl, stop, tidy } from "../converter/conversion";
import { readPhone } from "../converter/phone";

/** Beyond this, some phones and mail programs cut a link. */
const LONG_LINK = 2_000;

/**
 * Makes a `wa.me` link: digits only, no `+`, no leading 0, the message percent-encoded.
 * @param values `number` (a number, or an existing WhatsApp link) and `text`
 * @returns `chat`; without a number `share`, which lets the sender choose whom to write to
 */
export const whatsAppLink: Convert = (values) => {
  const pasted = readPasted(values["number"] ?? "");
  const message = tidy(values["text"], true) || pasted.text;
  const query = message ? `?text=${encode(message)}` : "";
  if (pasted.hasOther) return stop("number", "no-number-in-link");
  if (!pasted.number) {
    if (!message) return stop("number", "number-missing");
    const notes: Note[] = [{ code: "no-number", level: "info" }];
    return { links: [{ code: "share", url: `https://wa.me/${query}` }], notes };
  }
  const phone = readPhone(pasted.number);
  if (phone.problem !== undefined) return stop("number", phone.problem);
  const url = `https://wa.me/${phone.digits}${query}`;
  const notes: Note[] = [
    ...(phone.assumed ? [{ code: phone.assumed, level: "info", fill: { mot: phone.digits } } as const] : []),
    ...(message ? [] : [{ code: "no-message", level: "info" } as const]),
    ...(url.length > LONG_LINK ? [{ code: "too-long", level: "warning", fill: { n: url.length } } as const] : []),
  ];
  return { links: [{ code: "chat", url }], notes };
};

/**
 * A number may come inside a link: `wa.me/336…`, `api.whatsapp.com/send?phone=…&text=…`, `whatsapp://send?…`.
 * Other links of WhatsApp's hold something else: a group, a channel, the short code of a business.
 */
function readPasted(typed: string): { number: string; text: string; hasOther?: boolean } {
  const plain = { number: tidy(typed), text: "" };
  if (!/wa\.me|whatsapp/i.test(typed)) return plain;
  // `whatsapp://send?…` opens the application, and says the same as the web's address.
  const url = readUrl(tidy(typed).replace(/^whatsapp:\/*/i, "https://api.whatsapp.com/"));
  if (!url || !(isUnder(url.hostname, "wa.me") || isUnder(url.hostname, "whatsapp.com"))) return plain;
  const found = url.searchParams.get("phone") ?? url.pathname.slice(1).replace(/\/.*$/, "");
  const number = tidy(found)
    .replace(/^send$/, "")
    .replace(/^(?=[1-9])/, "+");
  const text = tidy(url.searchParams.get("text") ?? "", true);
  return { number, text, hasOther: /[a-z]/i.test(number) };
}
