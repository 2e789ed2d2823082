import { closest, distance } from "fastest-levenshtein";
import { unaccented } from "./unaccented";

/** Whether two words differ by two swapped neighbours: one typing mistake, but two edits to Levenshtein. */
const isSwapped = (word: string, other: string) =>
  word.length === other.length &&
  Array.from(word).some(
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2) === other,
  );

/**
 * The valid name that someone most likely meant.
 * @param word what was written
 * @param names the names that exist, the likelier ones first
 * @returns the nearest one, or undefined when nothing is near enough to be a typing mistake
 */
export function nearest(word: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const wanted = unaccented(word);
  const byPlainName = new Map(names.map((name) => [unaccented(name), name]));
  const plainNames = [...byPlainName.keys()];
  const swapped = plainNames.find((name) => isSwapped(wanted, name));
  if (swapped) return byPlainName.get(swapped);
  const found = closest(wanted, plainNames);
  const tolerated = Math.max(1, Math.floor(Math.max(wanted.length, found.length) * 0.4));
  return distance(wanted, found) <= tolerated ? byPlainName.get(found) : undefined;
}

/** The last part of an address or of a file's path, without fragment, query, trailing slash and extension. */
const endOf = (path: string) =>
  path
    .replace(/[#?].*$/, "")
    .replace(/\/+$/, "")
    .replace(/^.*\//, "")
    .replace(/\.(json|html?)$/i, "");

/**
 * The address, or the path of a file, that someone most likely meant. Its last part decides: all paths of a folder
 * begin alike.
 * @param path what was written
 * @param paths those that exist
 * @returns the nearest of those with the matching last part, or undefined when none is near enough
 */
export function nearestPath(path: string, paths: readonly string[]): string | undefined {
  const meant = nearest(endOf(path), paths.map(endOf).filter(Boolean));
  if (meant === undefined) return undefined;
  return closest(
    path,
    paths.filter((other) => endOf(other) === meant),
  );
}

/** The advice that follows a wrong name: the nearest valid one, or the only one, or the list of all. */
export function insteadOf(word: string, names: readonly string[]): string {
  const found = nearest(word, names) ?? (names.length === 1 ? names[0] : undefined);
  return found ? `écrivez « ${found} »` : `choisissez parmi : ${[...names].sort().join(", ")}`;
}
