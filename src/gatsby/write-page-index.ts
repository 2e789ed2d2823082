import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { IndexedPage } from "../sections/closest-pages";
import type { ServiceRule } from "../tools/doctor/service";

/**
 * Writes `/pages.json`, from which the not-found pages suggest the closest ones.
 * @param pages every generated page
 * @param folder the built site
 */
export function writePageIndex(pages: readonly IndexedPage[], folder = "public") {
  write("pages.json", pages, folder);
}

/**
 * Writes `/doctor.json`, which the link doctor fetches on its first use.
 * @param rules what the pages know of their services' links
 * @param folder the built site
 */
export function writeDoctorRules(rules: readonly ServiceRule[], folder = "public") {
  write("doctor.json", rules, folder);
}

function write(name: string, content: unknown, folder: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, name),
    JSON.stringify(content, (_, value: unknown) => value ?? undefined),
  );
}
