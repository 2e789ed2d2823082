import { encode } from "../reading/address";
import { bareNumber } from "../reading/bare-number";
import { tidyLines } from "../reading/clean-text";
import { type ConvertOf, type NoteOf, stop } from "../conversion";
import { leftOut, readPasted } from "../converter/pasted-number";
import { readPhone } from "../converter/phone";
import { countSegments } from "./sms-segments";

const MOST_SHOWN = 12;
/** Spaces, and the invisible parts of an emoji: a list of characters would have a gap. */
const UNSEEN = /[\s\p{Cf}\uFE0F]/u;
/** `114`, `92 800`: national numbers, written without a country code. */
const SHORT = /^[1-9]\d{2,5}$/;

/**
 * Makes an `sms:` link (RFC 5724) and counts what the message costs.
 * @param values `number`, which may be empty, a short one of three to six digits, or a link that holds one, and `text`
 * @returns `message`; if there is a text, its count is in the notes
 */
export const smsLink: ConvertOf<"sms"> = (values) => {
  const pasted = readPasted(values["number"]);
  if (pasted.hasOther) return stop("number", "no-number-in-link");
  const typed = pasted.number;
  const text = tidyLines(values["text"]).normalize();
  const dialled = bareNumber(typed).replace(/[\s.]/g, "");
  const isShort = SHORT.test(dialled);
  const phone = typed && !isShort ? readPhone(typed) : undefined;
  if (phone?.problem !== undefined) return stop("number", phone.problem);
  if (!typed && !text) return stop("text", "nothing");
  const { encoding, units, segments, left, outsiders } = countSegments(text);
  const gsm = encoding === "GSM-7";
  const shown = outsiders.filter((sign) => !UNSEEN.test(sign)).slice(0, MOST_SHOWN);
  const counted: NoteOf<"sms">[] = [
    {
      code: segments > 1 ? "segments" : "one-segment",
      level: segments > 1 ? "warning" : "info",
      fill: { n: segments },
    },
    { code: gsm ? "gsm-7" : "ucs-2", level: "info", fill: { n: units, max: left } },
  ];
  const notes: NoteOf<"sms">[] = [
    ...(text ? counted : []),
    ...(shown.length > 0 ? [{ code: "outsiders", level: "warning", fill: { mot: shown.join(" ") } } as const] : []),
    ...(outsiders.some((sign) => /\s/.test(sign)) ? [{ code: "no-break-space", level: "warning" } as const] : []),
    ...(phone?.assumed ? [{ code: phone.assumed, level: "info", fill: { mot: phone.digits } } as const] : []),
    ...(isShort ? [{ code: "short-number", level: "info" } as const] : []),
    ...(typed ? [] : [{ code: "no-number", level: "info" } as const]),
    ...leftOut(pasted),
  ];
  const number = phone ? `+${phone.digits}` : dialled;
  return { links: [{ code: "message", url: `sms:${number}${text && `?body=${encode(text)}`}` }], notes };
};
