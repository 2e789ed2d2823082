import { familyOf, keyOf } from "../files/file-shapes";
import { addressOf } from "../links/page-address";
import type { Released } from "../links/released";
import type { Document } from "./document";

/**
 * How well each page is known: 0 to visitors, 1 to other pages that link to it, 2 to nobody. A file that makes no page
 * of a family counts as 1.
 */
export function standingOf(documents: readonly Document[], released: readonly Released[]) {
  const known = new Set(released.map(({ address }) => address));
  const cited = new Set(
    documents.flatMap(({ path: name, value }) =>
      Array.isArray(value["related"]) ? value["related"].filter((target) => target !== addressOf(name)) : [],
    ),
  );
  return ({ path: name }: Pick<Document, "path">): 0 | 1 | 2 => {
    const address = addressOf(name);
    if (address !== undefined && known.has(address)) return 0;
    return address === undefined || cited.has(address) ? 1 : 2;
  };
}

/**
 * The files to compare; of two similar ones, the later one is reported. Released pages come first, then those that
 * another page links to (nothing links to a copy yet), then those that mention most what their address names (a copy
 * still mentions another page's subject), then by address. A page whose name or folder is refused is left out until
 * that is fixed.
 */
export function releasedFirst(documents: readonly Document[], released: readonly Released[]): Document[] {
  const named = documents.filter(
    ({ path: name, rightPath }) => rightPath === undefined && (!familyOf(name) || addressOf(name)),
  );
  const standing = standingOf(named, released);
  return named
    .map((document) => {
      const rank = standing(document);
      const mentions = rank === 2 ? mentionsOfItself(document) : 0;
      return { document, rank, mentions, address: addressOf(document.path) ?? "" };
    })
    .sort((a, b) => a.rank - b.rank || b.mentions - a.mentions || compareAddresses(a.address, b.address))
    .map(({ document }) => document);
}

const compareAddresses = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** How often a page mentions what its address ends in: its file is searched as one text, as there may be thousands. */
function mentionsOfItself({ path: name, value }: Document): number {
  const subject = keyOf(name).replaceAll("-", " ");
  return JSON.stringify(value).toLowerCase().split(subject).length - 1;
}
