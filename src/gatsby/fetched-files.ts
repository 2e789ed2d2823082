import path from "node:path";
import { BUILT_FOLDER } from "../content/files/project-folders";
import { saveChanged } from "../hosting/save-changed";
import { type IndexedPage, PAGE_INDEX } from "../sections/page-index";
import { DOCTOR_RULES } from "../site/doctor-rules";
import type { ServiceRule } from "../tools/doctor/service";
import type { PageKey } from "./page-keys-query";

/**
 * Writes the files that the pages fetch: `pages.json`, from which the not-found pages suggest the closest pages, and
 * `doctor.json`, what the shortening pages know about their services' links.
 * @param pages every generated page
 * @param variants those of them that may have such a rule
 */
export function writeFetchedFiles(
  pages: readonly PageKey[],
  variants: Queries.PageKeysQuery["variants"]["nodes"],
): void {
  const index = pages.map(({ slug, path: address, label, synonyms }): IndexedPage => {
    return { path: address, label, key: slug, synonyms: synonyms ?? [] };
  });
  const rules = variants.flatMap(({ path: address, label, doctor }): ServiceRule[] =>
    doctor ? [{ path: address, label, ...doctor }] : [],
  );
  write(PAGE_INDEX, index);
  write(DOCTOR_RULES, rules);
}

/** GraphQL returns null for conditions that a rule does not have: they are left out of the file. */
const write = (address: string, content: unknown) =>
  saveChanged(
    path.join(BUILT_FOLDER, address),
    JSON.stringify(content, (_, value: unknown) => value ?? undefined),
  );
