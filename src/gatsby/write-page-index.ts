import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BUILT_FOLDER } from "../content/project-folders";
import type { IndexedPage } from "../sections/closest-pages";
import type { ServiceRule } from "../tools/doctor/service";

/**
 * Writes `/pages.json`, from which the not-found pages suggest the closest ones.
 * @param pages every generated page
 */
export function writePageIndex(pages: readonly IndexedPage[]) {
  write("pages.json", pages);
}

/**
 * Writes `/doctor.json`, which the link doctor fetches on its first use.
 * @param rules what the pages know of their services' links
 */
export function writeDoctorRules(rules: readonly ServiceRule[]) {
  write("doctor.json", rules);
}

function write(name: string, content: unknown) {
  mkdirSync(BUILT_FOLDER, { recursive: true });
  writeFileSync(
    path.join(BUILT_FOLDER, name),
    JSON.stringify(content, (_, value: unknown) => value ?? undefined),
  );
}
