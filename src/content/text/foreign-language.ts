/** A piece of a text: its words, and those among them that no French dictionary knows. */
export interface Read {
  text: string;
  words: readonly string[];
  unknown: readonly string[];
}

/** A sentence with more unknown words is in another language, or about one: words that resemble them were not meant. */
export const MOST_UNKNOWN = 2;

/**
 * Whether a piece of a text may be in another language. French without accents, or typed in a hurry, has more known
 * words than unknown ones. In a list of names, the unknown words have capitals, more of them than in German.
 */
const seemsForeign = ({ words, unknown }: Omit<Read, "text">) =>
  unknown.length > 0 &&
  unknown.length * 2 >= words.length &&
  unknown.filter((word) => word === word.toLowerCase()).length * 3 >= unknown.length;

const all = (sentences: readonly Read[], of: "words" | "unknown") => sentences.flatMap((sentence) => sentence[of]);

/**
 * Separates the sentences in another language from the rest of a text.
 * @param sentences all of the text
 * @returns the sentences in another language (all of them if the text as a whole is), and the others
 */
export function partForeign<Piece extends Read>(
  sentences: readonly Piece[],
): { foreign: readonly Piece[]; rest: readonly Piece[] } {
  const none = { foreign: [], rest: sentences };
  const unknown = all(sentences, "unknown");
  if (unknown.length <= MOST_UNKNOWN) return none;
  const isWhole = seemsForeign({ words: all(sentences, "words"), unknown });
  const foreign = isWhole ? sentences : sentences.filter(seemsForeign);
  if (all(foreign, "unknown").length <= MOST_UNKNOWN) return none;
  return { foreign, rest: sentences.filter((sentence) => !foreign.includes(sentence)) };
}

/** Enough first words to recognize a text. */
const FIRST_WORDS = 6;

/** How a text begins, for a message. */
export function beginning(text: string): string {
  const words = text.trim().split(/\s+/);
  return words.slice(0, FIRST_WORDS).join(" ") + (words.length > FIRST_WORDS ? "…" : "");
}
