import type { Redirect } from "../../content/links/redirects";

/** By default one of nginx's map buckets holds a key of 46 characters, or several short ones. */
const USUAL_KEY = 46;
const FEW = 20;
const USUAL_SIZE = 2048;

/** Bytes that nginx adds to each key, and to each bucket's end. */
const BESIDE_KEY = 32;
const KEYS_IN_A_BUCKET = 8;

const powerOfTwo = (least: number) => 2 ** Math.ceil(Math.log2(least));

/**
 * The directives that size nginx's maps for the moved addresses.
 * @returns an empty string if the defaults do: each may appear only once in `http { }`, before any map
 */
export function mapHashSize(moved: readonly Redirect[]): string {
  const longest = Math.max(0, ...moved.map(({ from }) => from.length));
  const areFew = moved.length <= FEW;
  if (longest <= USUAL_KEY && areFew) return "";
  return `# Before any other map of http { }.
map_hash_bucket_size ${powerOfTwo((areFew ? 1 : KEYS_IN_A_BUCKET) * (longest + BESIDE_KEY))};
map_hash_max_size ${powerOfTwo(Math.max(USUAL_SIZE, 2 * moved.length))};
`;
}
