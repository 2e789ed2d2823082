interface Pair {
  open: number;
  close: number;
  /** Whether it is already inside guillemets. */
  inside: boolean;
}

/** A straight mark after a number is a size in inches: « un écran de 27" ». */
const isInch = (text: string, at: number) =>
  text[at] === '"' && /\d/.test(text[at - 1] ?? "") && !/[\p{L}\p{N}]/u.test(text[at + 1] ?? "");

/** The outermost pairs of straight or English marks at each depth of guillemets. */
function pairsOf(text: string): Pair[] {
  const pairs: Pair[] = [];
  let depth = 0;
  let open: { at: number; partner: string; depth: number } | undefined;
  for (const { 0: sign, index: at } of text.matchAll(/["“”«»]/g)) {
    if (sign === "«") depth += 1;
    else if (sign === "»") {
      depth = Math.max(0, depth - 1);
      if (open && open.depth > depth) open = undefined;
    } else if (!open) {
      if (sign !== "”" && !isInch(text, at)) open = { at, partner: sign === "“" ? "”" : '"', depth };
    } else if (sign === open.partner && depth === open.depth) {
      pairs.push({ open: open.at, close: at, inside: depth > 0 });
      open = undefined;
    }
  }
  return pairs;
}

/**
 * Turns straight and English quotation marks into guillemets, or into “ ” inside guillemets. An unpaired mark stays as
 * it is.
 */
export function frenchQuotationMarks(text: string): string {
  const pairs = pairsOf(text);
  if (pairs.length === 0) return text;
  const signs = text.split("");
  for (const { open, close, inside } of pairs) {
    signs[open] = inside ? "“" : "«";
    signs[close] = inside ? "”" : "»";
  }
  const typed = signs.join("");
  // Marks inside a pair are only found once that pair has become guillemets.
  return typed === text ? text : frenchQuotationMarks(typed);
}
