import { closest, distance } from "fastest-levenshtein";

const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * The valid name that someone most likely meant.
 * @param word what was written
 * @param names the names that exist
 * @returns the nearest one, or undefined when nothing is near enough to be a slip of the pen
 */
export function nearest(word: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const wanted = plain(word);
  const byPlainName = new Map(names.map((name) => [plain(name), name]));
  const found = closest(wanted, [...byPlainName.keys()]);
  const tolerated = Math.max(1, Math.floor(Math.max(wanted.length, found.length) * 0.4));
  return distance(wanted, found) <= tolerated ? byPlainName.get(found) : undefined;
}

/** The advice that follows a wrong name: the nearest valid one, or the list of all. */
export function insteadOf(word: string, names: readonly string[]): string {
  const found = nearest(word, names);
  return found ? `écrivez « ${found} »` : `choisissez parmi : ${[...names].sort().join(", ")}`;
}
