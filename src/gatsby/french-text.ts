import type { Site } from "../content/site";
import { inFrench } from "../content/text/prose";
import { currentSite } from "./deployment";

/** Those of some fifteen pages: a build of thousands remembers no more than a small one. */
const KEPT_AT_MOST = 1000;

let facts: Site | undefined;
const known = new Map<string, string>();

/**
 * A writer's text as the visitor reads it on this deployment, made once for all the pages of a row that share it: of
 * the 190 texts on a page, 140 are its tool's and its family's.
 * @param text text of a JSON file
 * @returns what `inFrench` makes of it
 */
export function frenchText(text: string): string {
  if (facts !== currentSite() || known.size >= KEPT_AT_MOST) known.clear();
  facts = currentSite();
  const made = known.get(text) ?? inFrench(text, facts);
  known.set(text, made);
  return made;
}
