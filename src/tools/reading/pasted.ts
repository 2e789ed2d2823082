/** No message is longer: what is pasted beyond it is searched for no link. */
const LONGEST_TEXT = 20_000;
/** Without a scheme, `moi@a.fr` is no site with a name before it. */
export const EMAIL = /^[^\s/:@?#]+@[^\s/:@]+$/;
/** What is run, or stands on the visitor's own device: no text that an address stands in, no place, no page. */
export const RUN_OR_LOCAL = /^(javascript|data|vbscript|file|blob):/i;
/** What opens a message or a call, none of them either; `WhatsApp: https://wa.me/…` is a text with a label. */
export const MESSAGE_OR_CALL = /^(mailto:|tel:|sms:|(whatsapp|tg):\S)/i;
/** A link and what a space parts from it. */
const CUT_LINK = /^https?:\S*?(=\p{L}+)?(?:\s+(.*))?$/isu;
/**
 * The rest of a link that has spaces, or what may be: `https://a.fr/plan de salle`. Words of a sentence have a sign.
 */
const REST = /[/=&%#_@]|[.?]\w|\p{Ll}\p{Lu}|^(?:[\p{L}\d\s’'-]*|\(\d+\))$/u;
/** No part of a word or of another address: an emoji, a colon or a comma may touch it. */
const ADDRESSES = /(?<![\p{L}\p{N}/=&?%.#+])https?:\/\/[^\s<>"«»“”]+/giu;

/**
 * What stands around an address that was typed without its scheme: quotation marks, brackets, the end of a sentence.
 */
const AROUND = /^[([](.*)[)\]]\.?$|^[\s<"'«“‘]+|\s{0,9}[>"'»”’]\.$|[\s>"'»”’,;!]{1,9}$/g;
/** A link alone whose quotation ends, or not begins, with it: `https://a.fr/x».` */
const UNQUOTED = /^(https?:\/\/[^\s<>"«»“”]+)[>"»”][>"»”.,;:!?]*$/iu;
/** A link as notes copy it, whose title may be the address again: `[https://a.fr/x](https://a.fr/x)`. */
const MARKDOWN = /^\[[^\]]*\]\((https?:\/\/[^\s<>"«»“”]+)\)[.,;:!?]?$/iu;
/** What ends an address in a text without being part of it: signs, and emojis with what colours or joins them. */
const AFTER = /[.,;:!?…'’*\]\p{So}\p{Sk}\uFE0F\u200D]+$/u;

/**
 * The only address of a text: « Regarde : https://a.fr/x ! », `<https://a.fr/x>`, `https://a.fr/x merci !`, without the
 * signs that end it; a text without a scheme, `« a.fr/x »`, is taken for the address. Empty for a link alone.
 */
export function inText(typed: string): string {
  if (typed.length > LONGEST_TEXT) return "";
  if (!typed.includes("://")) return typed.replace(AROUND, "$1");
  const target = MARKDOWN.exec(typed)?.[1];
  if (target) return target;
  const unquoted = UNQUOTED.exec(typed)?.[1];
  if (unquoted) return unquoted.replace(AFTER, "");
  const [isLink, value, rest = ""] = CUT_LINK.exec(typed) ?? [];
  const isText = isLink
    ? !value && !REST.test(rest)
    : ![RUN_OR_LOCAL, MESSAGE_OR_CALL].some((scheme) => scheme.test(typed));
  const [address = "", another] = (isText && typed.match(ADDRESSES)) || [];
  let open = 0;
  const closing = address.split("").findIndex((sign) => (open += +(sign === "(") - +(sign === ")")) < 0);
  return another ? "" : address.slice(0, closing < 0 ? undefined : closing).replace(AFTER, "");
}
