import { FAMILIES } from "../vocabulary";

/** The parts of the home page to which a link may lead; a `Section` takes no other id. */
const HOME = ["hero", "benefits", "features", "pricing", "comparison", "affiliate", "faq"] as const;

/** The parts of the families' pages, as far as an entry has them. */
const PAGE = [
  "what",
  "guide",
  "assets",
  "limits",
  "questions",
  "related",
  "prices",
  "pages",
  "benefits",
  "features",
  "pricing",
  "comparison",
  "faq",
] as const;

/** The parts of every page's frame. */
const FRAME = ["main", "confidentialite"] as const;

export type Anchor = (typeof HOME | typeof PAGE | typeof FRAME)[number];

/**
 * What may stand after the `#` of a page's address.
 * @param address a page of the site, without fragment
 * @returns undefined for a page whose parts are not listed
 */
export function anchorsOf(address: string): readonly Anchor[] | undefined {
  if (address === "/") return [...HOME, ...FRAME];
  return FAMILIES.some((family) => `${address}/`.startsWith(`/${family}/`)) ? [...PAGE, ...FRAME] : undefined;
}
