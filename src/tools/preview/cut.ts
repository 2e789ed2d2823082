const ELLIPSIS = "…";

/** What is left of a text after a platform cuts it. */
export interface Cut {
  /** What is shown, with the ellipsis if something is missing. */
  shown: string;
  /** Characters that are lost; 0 when the text fits. */
  lost: number;
}

/**
 * Cuts a text as the platforms do: at a length, not at a word; no full stop stays before the ellipsis.
 * @param all the characters of one line
 * @param most characters that are shown, the ellipsis included; 0 shows nothing, for a platform that leaves the text
 *   out
 */
export function cut(all: readonly string[], most: number): Cut {
  if (all.length <= most) return { shown: all.join(""), lost: 0 };
  const kept = all.slice(0, Math.max(0, most - 1));
  return { shown: most > 0 ? kept.join("").replace(/[\s.]+$/, "") + ELLIPSIS : "", lost: all.length - kept.length };
}
