import type { Document } from "../checks/document";
import { familyOf } from "../files/file-shapes";
import { familyOfAddress } from "./family-of-address";
import { addressOf } from "./page-address";
import type { ContentFile } from "../files/read-content";

/** An address that a page had before, and the one it has now. Both are plain paths. */
export interface Redirect {
  from: string;
  to: string;
}

/** A former address as a path; the end of an address belongs to the family of the page that lists it. */
const formerPath = (family: string, address: string) => (address.startsWith("/") ? address : `/${family}/${address}`);

/** The former addresses that a page lists, in the order of its file; none if the field is not a list. */
export function formerPathsOf({ path, value }: Pick<Document, "path" | "value">): string[] {
  const family = familyOf(path);
  const named = value["anciennesAdresses"];
  if (!family || !Array.isArray(named)) return [];
  return named.map((address) => (typeof address === "string" ? formerPath(family, address) : ""));
}

/**
 * Lists the former addresses of a page, each with the page that replaces it: one permanent redirect, from which every
 * host's configuration is generated. Gatsby's `createRedirect` would only inform a host's own adapter or plugin; in the
 * browser, the list would be in every page's script, and visitors would see a not-found page until it has run.
 * @param page its path, and what its file lists
 */
export function redirectsTo(page: { path: string; anciennesAdresses: readonly string[] | null }): Redirect[] {
  const { path: to, anciennesAdresses } = page;
  return (anciennesAdresses ?? []).map((address) => ({ from: formerPath(familyOfAddress(to)!, address), to }));
}

/**
 * The redirects to all pages of a folder.
 * @param files every file of it; the checks have passed
 */
export function redirectsOf(files: readonly ContentFile[]): Redirect[] {
  return files.flatMap((file) => {
    const to = addressOf(file.path);
    if (!to || file.unreadable !== undefined) return [];
    return formerPathsOf({ path: file.path, value: JSON.parse(file.text) }).map((from) => ({ from, to }));
  });
}
