import type { Redirect } from "../../content/links/redirects";

/** nginx keeps a map's keys in buckets, which take one of 46 characters or some of few, as long as nobody says more. */
const USUAL_KEY = 46;
const FEW = 20;
const USUAL_SIZE = 2048;

/** What nginx puts beside each key, and at the end of a bucket. */
const BESIDE_KEY = 32;
const KEYS_IN_A_BUCKET = 8;

const powerOfTwo = (least: number) => 2 ** Math.ceil(Math.log2(least));

/**
 * The directives that make room for the moved addresses in nginx's maps.
 * @returns nothing where the usual room does: such a directive may stand only once in `http { }`, before any map
 */
export function mapRoom(moved: readonly Redirect[]): string {
  const longest = Math.max(0, ...moved.map(({ from }) => from.length));
  const areFew = moved.length <= FEW;
  if (longest <= USUAL_KEY && areFew) return "";
  return `# Before any other map of http { }.
map_hash_bucket_size ${powerOfTwo((areFew ? 1 : KEYS_IN_A_BUCKET) * (longest + BESIDE_KEY))};
map_hash_max_size ${powerOfTwo(Math.max(USUAL_SIZE, 2 * moved.length))};
`;
}
