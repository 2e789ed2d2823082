interface Mark {
  at: number;
  sign: string;
}

/** Pairs of marks that a plain keyboard or another country gives, each with whether it stands inside guillemets. */
function pairsOf(text: string): { open: number; close: number; inside: boolean }[] {
  const marks: Mark[] = [...text.matchAll(/["“”«»]/g)].map(({ 0: sign, index }) => ({ at: index, sign }));
  const pairs: { open: number; close: number; inside: boolean }[] = [];
  let depth = 0;
  let open: (Mark & { inside: boolean }) | undefined;
  for (const { at, sign } of marks) {
    if (sign === "«") depth += 1;
    else if (sign === "»") depth = Math.max(0, depth - 1);
    else if (open && sign === (open.sign === "“" ? "”" : '"')) {
      pairs.push({ open: open.at, close: at, inside: open.inside });
      open = undefined;
    } else if (!open && sign !== "”" && !isInch(text, at)) open = { at, sign, inside: depth > 0 };
  }
  return pairs;
}

/** A straight mark after a number is a size in inches: « un écran de 27" ». */
const isInch = (text: string, at: number) => text[at] === '"' && /\d/.test(text[at - 1] ?? "") && !/[\p{L}\p{N}]/u.test(text[at + 1] ?? "");

/**
 * Turns straight and English quotation marks into guillemets, and into “ ” where guillemets are open already.
 * A mark without its partner stays as it is.
 */
export function frenchQuotationMarks(text: string): string {
  const letters = [...Array(text.length).keys()].map((at) => text[at]!);
  for (const { open, close, inside } of pairsOf(text)) {
    letters[open] = inside ? "“" : "«";
    letters[close] = inside ? "”" : "»";
  }
  return letters.join("");
}
