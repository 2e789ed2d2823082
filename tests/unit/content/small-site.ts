import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type ContentFile, readContent } from "../../../src/content/files/read-content";
import { addressOf } from "../../../src/content/links/page-address";
import { RELEASED, releasedFile } from "../../../src/content/links/released";
import { withoutLinks } from "../../../src/content/text/text-links";
import { FAMILIES } from "../../../src/content/vocabulary";

/** Pages that the tests mention. */
const KEPT =
  /^(raccourcir-lien\/(raccourcir-lien|dropbox|comment|application|affiliation)|qrcode\/(?!creator|en-ligne).*|lien-en-bio\/instagram)\.json$/;

const OF_FAMILY = new RegExp(`^(${FAMILIES.join("|")})/`);
const PAGE_LINKS = new RegExp(`(?<=/)(${FAMILIES.join("|")})/[a-z0-9-]+`, "g");
const ALL = readContent("data");

/** Pages that the other files currently link to. */
const LINKED = new Set(
  ALL.flatMap((file) =>
    file.unreadable !== undefined || OF_FAMILY.test(file.path) ? [] : (file.text.match(PAGE_LINKS) ?? []),
  ).map((page) => `${page}.json`),
);

/** Dates, which writers update to days after the tests' own date. */
const DAYS = /^ *"(updated|verifieLe)": "[^"]*",\n/gm;

/** Removes the links that may lead to a page that is not kept. */
const alone = (text: string) => {
  const { related: _, ...page } = JSON.parse(withoutLinks(text));
  return JSON.stringify(page, null, 2);
};

/** The real files of `data/`, with a handful of pages only: checking them takes milliseconds. */
export const SMALL_SITE: ContentFile[] = ALL.flatMap((file) => {
  if (file.unreadable !== undefined) return file;
  const { path } = file;
  const text = file.text.replace(DAYS, "");
  if (!OF_FAMILY.test(path)) return { path, text };
  return KEPT.test(path) || LINKED.has(path) ? { path, text: alone(text) } : [];
});

/**
 * Writes the small site, with the list of words and that of its addresses, so that no check reports anything.
 * @param folder the folder to create
 */
export function writeSmallSite(folder: string): void {
  for (const file of SMALL_SITE) {
    if (file.unreadable !== undefined) continue;
    const target = path.join(folder, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.text);
  }
  cpSync("data/lexique.txt", path.join(folder, "lexique.txt"));
  writeFileSync(path.join(folder, RELEASED), releasedFile(SMALL_SITE.flatMap((file) => addressOf(file.path) ?? [])));
}
