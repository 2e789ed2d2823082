import { ENTITY, VERBATIM } from "./verbatim";

/** What no dictionary holds: parameters, file names, codes. */
const TECHNICAL = /[\d_=/\\@%+&#*<>|~$]|\S[.:?]\S|^\.\p{L}/u;
/** The end of a short link given as an example: « plan-acces-gare ». */
const QUOTED_SLUG = /«\s*[a-z0-9]+(?:-[a-z0-9]+)+\s*»/g;
/** Invisible characters inside of words: another check reports them. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;
/** A word with an HTML entity: pr&eacute;cis. */
const AROUND_ENTITY = new RegExp(`[\\p{L}\\p{M}]*${ENTITY}[\\p{L}\\p{M}]*`, "gu");
const EDGES = /^[^\p{L}\p{N}./@#&]+|[^\p{L}\p{N}=/_&]+$/gu;

/**
 * Cuts a French text into the words that a dictionary can judge.
 * Addresses, placeholders, quoted slugs and code-like tokens (with digits, underscores, signs) are left out.
 * @param text text of one JSON field
 * @returns words as written, with their hyphens and elisions
 */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(AROUND_ENTITY, " ")
    .replace(VERBATIM, " ")
    .replace(/\{[^}]*\}/g, " ")
    .replace(QUOTED_SLUG, " ")
    .split(/[\s—–«»“”"…]+/)
    .map((chunk) => chunk.replace(EDGES, ""))
    .filter((chunk) => !TECHNICAL.test(chunk))
    .flatMap((chunk) => chunk.split(/[^\p{L}\p{M}'’-]+/u))
    .map((word) => word.replace(/^['’-]+|['’-]+$/g, ""))
    .filter((word) => word !== "");
}
