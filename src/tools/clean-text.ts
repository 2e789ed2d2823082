const LONE_SURROGATES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Replaces halves of a character that stand alone, which no encoding can carry. */
export const wellFormed = (text: string) => text.replace(LONE_SURROGATES, "\uFFFD");

/**
 * One line of what a visitor typed, without what nobody can see: control characters and marks that change the
 * direction of the text. White space is single and not at the ends.
 */
export const oneLine = (text: string) =>
  wellFormed(text)
    .replace(/\p{Bidi_Control}/gu, "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();

/** The same without the invisible characters that are meaningful in words (joiners) but never in an address. */
export const withoutInvisible = (text: string) => wellFormed(text).replace(/[\p{Cc}\p{Cf}]/gu, "");
