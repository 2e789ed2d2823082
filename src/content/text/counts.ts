const WORDS = "aucun un deux trois quatre cinq six sept huit neuf dix".split(" ");

/** The counts that writers type in words, for a pattern. */
export const COUNT_WORDS = WORDS.join("|");

/** The number of a count as it is typed: « 25 000 », « trois ». */
export function numberOf(count: string): number {
  const plain = count.replace(/\s/g, "").toLowerCase();
  return WORDS.includes(plain) ? WORDS.indexOf(plain) : Number(plain);
}
