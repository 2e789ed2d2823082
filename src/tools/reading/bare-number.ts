/** What may stand around a number in a message or a list, and behind one that a link holds (RFC 3966). */
const AROUND = /^[\s«“"'‘]+|[\s»”"'’,;:!?.]{1,9}$/g;

/**
 * A phone number as it was pasted, without its `tel:`, what its link says beside it, and the signs of the sentence or
 * the quotation that it stood in; signs as keyboards of all countries type them.
 */
export function bareNumber(text: string): string {
  const typed = text.normalize("NFKC");
  return (typed.replace(AROUND, "") || typed).replace(/^tel:\/*([^;?]*).*$/i, "$1");
}
