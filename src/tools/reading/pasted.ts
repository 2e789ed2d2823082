/** No message is longer: a longer text is not searched for links. */
const LONGEST_TEXT = 20_000;
/** Without a scheme, `moi@a.fr` is not a site with a user name. */
export const EMAIL = /^[^\s/:@?#]+@[^\s/:@]+$/;
/** Schemes of code and local files: such a text is not searched for a URL, and is no place or page. */
export const RUN_OR_LOCAL = /^(javascript|data|vbscript|file|blob):/i;
/** Schemes of messages and calls: the same holds. `WhatsApp: https://wa.me/…` is a text with a label. */
export const MESSAGE_OR_CALL = /^(mailto:|tel:|sms:|(whatsapp|tg):\S)/i;
/** A link and what follows it after a space. */
const CUT_LINK = /^https?:\S*?(=\p{L}+)?(?:\s+(.*))?$/isu;
/** The rest of a link that has or may have spaces: `https://a.fr/plan de salle`. A sentence has punctuation. */
const REST = /[/=&%#_@]|[.?]\w|\p{Ll}\p{Lu}|^(?:[\p{L}\d\s’'-]*|\(\d+\))$/u;
/** URLs that are not part of a word or of another URL: an emoji, a colon or a comma may touch them. */
const ADDRESSES = /(?<![\p{L}\p{N}/=&?%.#+])https?:\/\/[^\s<>"«»“”]+/giu;

/** What surrounds a URL typed without its scheme: quotation marks, brackets, the end of a sentence. */
const AROUND =
  /^[([](.*)[)\]]\.?$|^[\s<"'«“‘]+|(?<![\s>"'»”’,;!.])[\s>"'»”’,;!.]*[>"'»”’]\.$|(?<![\s>"'»”’,;!])[\s>"'»”’,;!]+$/g;
/** A link alone with only a closing quotation mark: `https://a.fr/x».` */
const UNQUOTED = /^(https?:\/\/[^\s<>"«»“”]*[^\s<>"«»“”’])[>"»”’]['>"»”’.,;:!?]*$/iu;
/** A link as note apps copy it, whose title may be the URL again: `[https://a.fr/x](https://a.fr/x)`. */
const MARKDOWN = /^\[[^\]]*\]\((https?:\/\/[^\s<>"«»“”]+)\)[.,;:!?]?$/iu;
/** What follows a URL in a text without being part of it: punctuation, and emojis with their modifiers and joiners. */
const SIGN_AFTER = String.raw`[.,;:!?…—–،؟。，'’*\]\p{So}\p{Sk}\uFE0F\u200D]`;
const AFTER = new RegExp(`(?<!${SIGN_AFTER})${SIGN_AFTER}+$`, "u");

/**
 * The only URL of a text: « Regarde : https://a.fr/x ! », `<https://a.fr/x>`, `https://a.fr/x merci !`, without the
 * punctuation after it. A text without a scheme, `« a.fr/x »`, is taken for the URL. Empty for a link alone, or for
 * several.
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
