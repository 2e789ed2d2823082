const NO_BREAK = "\u00A0";

const RULES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/(?<=\p{L})'(?=[\p{L}\p{N}«"{])/gu, "’"],
  [/"([^"]*)"/g, "«$1»"],
  [/«[ \u00A0\u202F]*/g, `«${NO_BREAK}`],
  [/[ \u00A0\u202F]*»/g, `${NO_BREAK}»`],
  [/(?<=[\p{L}\p{N})»%€’…"])[ \u00A0\u202F]*([!?;])(?=[\s»)]|$)/gu, `${NO_BREAK}$1`],
  [/[ \u00A0\u202F]+([!?;:])(?=[\s»)]|$)/g, `${NO_BREAK}$1`],
  [/(?<=[\p{L}\p{N})»%€])[ \u00A0\u202F]*:(?=\s)/gu, `${NO_BREAK}:`],
  [/(?<=\d)[ \u00A0\u202F]+(?=\d{3}(?!\d))/g, "\u202F"],
  [/(?<=\d)[ \u00A0\u202F]*(?=[%€](?![\p{L}\p{N}]))/gu, NO_BREAK],
  [/\.\.\./g, "…"],
];

/**
 * Applies French typography to plainly typed text: apostrophes, guillemets, no-break spaces, digit groups.
 * Addresses are left as they are. Applying it twice changes nothing more.
 * @param text text of one JSON field
 */
export function typeset(text: string): string {
  return text
    .split(/((?:https?:\/\/|www\.)\S+|\S+\.\w+\/\S*)/)
    .map((part, index) => (index % 2 ? part : RULES.reduce((typed, [pattern, to]) => typed.replace(pattern, to), part)))
    .join("");
}
