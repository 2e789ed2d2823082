const PAIRS = [
  ["«", "»", "un guillemet français ouvrant ou fermant"],
  ["(", ")", "une parenthèse ouvrante ou fermante"],
  ["“", "”", "un guillemet anglais ouvrant ou fermant"],
] as const;

/** Brackets that need no partner: the item of a list, « a) » or « 1) », and emoticons. */
const ALONE = { item: /(?:^|[\s«(,;:])(?:\p{Ll}|\d{1,2})$/u, face: /(?:^|\s)[:;]-?$/ };

/**
 * The pairs of signs that are unbalanced in a text.
 * @returns the names of the signs, in French
 */
export function unpaired(text: string): string[] {
  return PAIRS.filter(([open, close]) => {
    let depth = 0;
    for (const { 0: sign, index } of text.matchAll(new RegExp(`[${open}${close}]`, "g"))) {
      const before = text.slice(0, index);
      if (sign === "(" || sign === ")") {
        if (ALONE.face.test(before) && (sign === "(" || depth === 0)) continue;
        if (sign === ")" && depth === 0 && ALONE.item.test(before)) continue;
      }
      depth += sign === open ? 1 : -1;
      if (depth < 0) return true;
    }
    return depth !== 0;
  }).map(([, , sign]) => sign);
}
