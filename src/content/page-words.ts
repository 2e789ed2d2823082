import type { Document } from "./checks/document";
import { familyOf } from "./files/file-shapes";
import { withoutLinks } from "./text/text-links";
import { isFarTooLong, type TextField, textsOf } from "./shapes/tree";

/**
 * The texts of a file as a visitor reads them, each link reduced to its words. A text that is far too long is left out:
 * its shape reports it.
 */
export const proseOf = ({ shape, value }: Pick<Document, "shape" | "value">): TextField[] =>
  textsOf(shape, value)
    .filter(({ text, notes, most }) => notes.prose && !isFarTooLong(text, most))
    .map((field) => (field.notes.links ? { ...field, text: withoutLinks(field.text) } : field));

/**
 * Counts the words of a page's own file: whatever is between two spaces and has a letter or a digit.
 * @param document a file of a family
 */
export const countWords = (document: Pick<Document, "shape" | "value">): number =>
  proseOf(document).reduce(
    (sum, { text }) => sum + text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    0,
  );

/** Whether a file makes a page of a family. */
export const isPage = ({ path }: Pick<Document, "path">) => familyOf(path) !== undefined;
