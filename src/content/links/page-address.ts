import { canonicalAddress } from "./addresses";
import { isPageName } from "../files/page-name";
import { familyOf, keyOf } from "../files/documents";

/** Pages that no file of a family makes. */
export const FIXED_PAGES = ["/", "/blog", "/accessibilite"];

/** The address of the page that a file makes; undefined for files that make none, or whose name is refused. */
export function addressOf(path: string): string | undefined {
  const family = familyOf(path);
  const name = keyOf(path);
  return family && isPageName(name) ? canonicalAddress(family, name) : undefined;
}
