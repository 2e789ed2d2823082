import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { IndexedPage } from "../sections/closest-pages";

/**
 * Writes `/pages.json`, from which the not-found pages suggest the closest ones.
 * @param pages every generated page
 * @param folder the built site
 */
export function writePageIndex(pages: readonly IndexedPage[], folder = "public") {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "pages.json"), JSON.stringify(pages));
}
