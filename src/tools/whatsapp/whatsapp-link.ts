import { encode } from "../reading/address";
import { tidyLines } from "../reading/clean-text";
import { type ConvertOf, type NoteOf, stop, tooLong } from "../conversion";
import { leftOut, readPasted } from "../converter/pasted-number";
import { readPhone } from "../converter/phone";

/**
 * Makes a `wa.me` link: digits only, no `+`, no leading 0, the message percent-encoded.
 * @param values `number` (a number, or a link that holds one) and `text`
 * @returns `chat`; without a number `share`, which lets the sender choose whom to write to
 */
export const whatsAppLink: ConvertOf<"whatsapp"> = (values) => {
  const pasted = readPasted(values["number"]);
  const message = tidyLines(values["text"]);
  const query = message ? `?text=${encode(message)}` : "";
  if (pasted.hasOther) return stop("number", "no-number-in-link");
  if (!pasted.number) {
    if (!message) return stop("number", "number-missing");
    const notes: NoteOf<"whatsapp">[] = [{ code: "no-number", level: "info" }];
    return { links: [{ code: "share", url: `https://wa.me/${query}` }], notes };
  }
  const phone = readPhone(pasted.number);
  if (phone.problem !== undefined) return stop("number", phone.problem);
  const url = `https://wa.me/${phone.digits}${query}`;
  const notes: NoteOf<"whatsapp">[] = [
    ...(phone.assumed ? [{ code: phone.assumed, level: "info", fill: { mot: phone.digits } } as const] : []),
    ...(message ? [] : [{ code: "no-message", level: "info" } as const]),
    ...leftOut(pasted),
    ...tooLong(url),
  ];
  return { links: [{ code: "chat", url }], notes };
};
