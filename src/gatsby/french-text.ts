import type { Site } from "../content/site";
import { inFrench } from "../content/text/prose";
import { currentSite } from "./deployment";

/** The texts of some fifteen pages: the cache of a build of thousands is no larger than a small build's. */
const KEPT_AT_MOST = 1000;

let facts: Site | undefined;
const known = new Map<string, string>();

/**
 * A writer's text as the visitor reads it on this deployment, cached for the consecutive pages that share it: of the
 * 190 texts on a page, 140 are its tool's and its family's.
 * @param text text of a JSON file
 * @returns the result of `inFrench`
 */
export function frenchText(text: string): string {
  if (facts !== currentSite() || known.size >= KEPT_AT_MOST) known.clear();
  facts = currentSite();
  const made = known.get(text) ?? inFrench(text, facts);
  known.set(text, made);
  return made;
}
