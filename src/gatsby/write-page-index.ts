import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BUILT_FOLDER } from "../content/files/project-folders";
import { type IndexedPage, PAGE_INDEX } from "../sections/page-index";
import { DOCTOR_RULES } from "../site/doctor-rules";
import type { ServiceRule } from "../tools/doctor/service";

/**
 * Writes the index, from which the not-found pages suggest the closest ones.
 * @param pages every generated page
 */
export function writePageIndex(pages: readonly IndexedPage[]) {
  write(PAGE_INDEX, pages);
}

/**
 * Writes the rules, which the link doctor fetches on its first use.
 * @param rules what the pages know of their services' links
 */
export function writeDoctorRules(rules: readonly ServiceRule[]) {
  write(DOCTOR_RULES, rules);
}

function write(address: string, content: unknown) {
  mkdirSync(BUILT_FOLDER, { recursive: true });
  writeFileSync(
    path.join(BUILT_FOLDER, address),
    JSON.stringify(content, (_, value: unknown) => value ?? undefined),
  );
}
