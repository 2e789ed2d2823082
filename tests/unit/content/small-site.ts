import { type ContentFile, readContent } from "../../../src/content/files/read-content";
import { withoutLinks } from "../../../src/content/text/text-links";

/** Pages that the single files link to, and those that the tests speak of. */
const KEPT =
  /^(raccourcir-lien\/(raccourcir-lien|dropbox|comment|application|affiliation)|qrcode\/(?!creator|en-ligne).*|lien-en-bio\/instagram)\.json$/;

/** Days, which writers move on past that of the tests. */
const DAYS = /^ *"(updated|verifieLe)": "[^"]*",\n/gm;

/** Without what may lead to a page that is not kept. */
const alone = (text: string) => {
  const { related: _, ...page } = JSON.parse(withoutLinks(text));
  return JSON.stringify(page, null, 2);
};

/** The real files of `data/`, with a handful of pages only: checking them takes milliseconds. */
export const SMALL_SITE: ContentFile[] = readContent("data").flatMap((file) => {
  if (file.unreadable !== undefined) return file;
  const { path } = file;
  const text = file.text.replace(DAYS, "");
  if (!/^(raccourcir-lien|qrcode|lien-en-bio)\//.test(path)) return { path, text };
  return KEPT.test(path) ? { path, text: alone(text) } : [];
});
