import { canonicalAddress } from "./addresses";
import { familyOf } from "./documents";

/** Pages that no file of a family makes. */
export const FIXED_PAGES = ["/", "/blog", "/accessibilite"];

/** The address of the page that a file makes; undefined for files that make none. */
export function addressOf(path: string): string | undefined {
  const family = familyOf(path);
  return family && canonicalAddress(family, path.split("/")[1]!.replace(/\.json$/, ""));
}
