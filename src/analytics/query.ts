/** In characters. No real campaign has longer values: they are cut. */
export const VALUE_LIMIT = 500;

/**
 * Splits the query of a URL in two (section 7).
 * @param search a query with its `?`, or an empty string; any text is accepted
 * @param names the parameters to take out
 * @returns `taken`: the first value of each of them, decoded, at most 500 characters;
 *   `others`: the other parameters byte for byte, with their `?`, or an empty string
 */
export function splitQuery(
  search: string,
  names: readonly string[],
): { taken: Record<string, string>; others: string } {
  const taken: Record<string, string> = {};
  const others = search
    .slice(1)
    .split("&")
    .filter((pair) => {
      // The leading `&` keeps a `?` that belongs to the name.
      const [[name, value] = ["", ""]] = new URLSearchParams("&" + pair);
      const isTaken = names.includes(name);
      // Cut between characters: a strict collector refuses half an emoji.
      if (isTaken) taken[name] ??= [...value].slice(0, VALUE_LIMIT).join("");
      return !isTaken;
    })
    .join("&");
  return { taken, others: others && "?" + others };
}
