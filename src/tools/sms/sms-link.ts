import { type Convert, encode, type Note, stop, tidy } from "../converter/conversion";
import { readPhone } from "../converter/phone";
import { countSegments } from "./sms-segments";

const MOST_SHOWN = 12;

/**
 * Makes an `sms:` link (RFC 5724) and counts what the message costs.
 * @param values `number`, which may be empty, and `text`
 * @returns `message`, with the count in the notes
 */
export const smsLink: Convert = (values) => {
  const typed = tidy(values["number"]);
  const text = tidy(values["text"], true);
  const phone = typed ? readPhone(typed) : undefined;
  if (phone?.problem !== undefined) return stop("number", phone.problem);
  if (!phone && !text) return stop("text", "nothing");
  const { encoding, units, segments, left, outsiders } = countSegments(text);
  const gsm = encoding === "GSM-7";
  const notes: Note[] = [
    {
      code: segments > 1 ? "segments" : "one-segment",
      level: segments > 1 ? "warning" : "info",
      fill: { n: segments },
    },
    { code: gsm ? "gsm-7" : "ucs-2", level: "info", fill: { n: units, max: left } },
    ...(gsm
      ? []
      : [{ code: "outsiders", level: "warning", fill: { mot: outsiders.slice(0, MOST_SHOWN).join(" ") } } as const]),
    ...(phone ? [] : [{ code: "no-number", level: "info" } as const]),
  ];
  const number = phone ? `+${phone.digits}` : "";
  return { links: [{ code: "message", url: `sms:${number}${text && `?body=${encode(text)}`}` }], notes };
};
