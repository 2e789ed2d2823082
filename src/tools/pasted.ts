/** Without a scheme, `moi@a.fr` is no site with a name before it. */
export const EMAIL = /^[^\s/:@?#]+@[^\s/:@?#]+$/;
/** What begins like these is no text that an address stands in: it is run, or opens a message or a call. */
const NO_TEXT = /^(https?|javascript|data|vbscript|file|blob|mailto|tel|sms):/i;
const ADDRESSES = /(?<=^|[\s<>("'«“‘[])https?:\/\/[^\s<>"«»“”]+/gi;

/** The only address of a text: « Regarde : https://a.fr/x ! », `<https://a.fr/x>`, without the signs that end it. */
export function inText(typed: string): string {
  const [address = "", another] = NO_TEXT.test(typed) ? [] : (typed.match(ADDRESSES) ?? []);
  let open = 0;
  const closing = address.split("").findIndex((sign) => (open += +(sign === "(") - +(sign === ")")) < 0);
  return another ? "" : address.slice(0, closing < 0 ? undefined : closing).replace(/[.,;:!?…'’*\]]+$/, "");
}
