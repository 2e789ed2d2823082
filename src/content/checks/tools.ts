import type { Problem } from "../problem";
import type { Document } from "./document";
import { checkRedirects } from "./tool-redirects";
import { checkToolFields } from "./tool-fields";
import { checkToolNames } from "./tool-names";
import { checkToolSizes } from "./tool-sizes";

/**
 * Checks what the words of a tool say to its code: the names that both must know.
 * @param document any file; only those of `data/outils` hold such words
 */
export const checkTools = (document: Document): Problem[] =>
  [checkToolNames, checkToolFields, checkToolSizes, checkRedirects].flatMap((check) => check(document));
