import type { Problem } from "../../problem";
import type { Document } from "../document";
import { checkToolFields } from "./tool-fields";
import { checkToolPlaceholders } from "./tool-placeholders";
import { checkToolNames } from "./tool-names";
import { checkToolRedirects } from "./tool-redirects";
import { checkToolSizes } from "./tool-sizes";

/**
 * Checks that the words of a tool suit its code: the names that both must know.
 * @param document any file; only those of `data/outils` hold such words
 */
export const checkTools = (document: Document): Problem[] =>
  [checkToolNames, checkToolFields, checkToolPlaceholders, checkToolSizes, checkToolRedirects].flatMap((check) =>
    check(document),
  );
