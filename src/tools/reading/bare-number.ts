import { decodePart } from "./address";

/** What may surround a number in a message or a list. */
const AROUND = /^[\s«“"'‘]+|[\s»”"'’,;:!?.]{1,9}$/g;

/**
 * A pasted phone number without its `tel:` (or a signature's `Tél. :`) and the parameters of that link (RFC 3966), and
 * without the punctuation around it; full-width characters become plain ones.
 */
export function bareNumber(text: string): string {
  const typed = text.normalize("NFKC");
  return (typed.replace(AROUND, "") || typed)
    .replace(/^t[eé]l\.?\s?:[\s/]*(.*?)(?:[;?]\s*[\w-]+=.*)?$/isu, (_, number) => decodePart(number).trim())
    .replace(/^\(([^()]*)\)$/, "$1");
}
