import { canonicalAddress } from "./addresses";
import { isPageName } from "../files/page-name";
import { familyOf, keyOf } from "../files/file-shapes";

const OWN = ["/", "/blog", "/accessibilite"] as const;

/** A page that no file of a family makes. A table by this type must cover all of them, or it does not compile. */
export type FixedPage = (typeof OWN)[number];

/** Pages that no file of a family makes. */
export const FIXED_PAGES: readonly string[] = OWN;

/** The address of the page that a file makes; undefined for files that make none, or whose name is refused. */
export function addressOf(path: string): string | undefined {
  const family = familyOf(path);
  const name = keyOf(path);
  return family && isPageName(name) ? canonicalAddress(family, name) : undefined;
}
