import { checkFiles } from "../../../../src/content/check";
import { checkPicture } from "../../../../src/content/checks/picture";
import { SMALL_SITE as SITE } from "../small-site";

const { documents } = checkFiles(SITE);

test.each([
  ["landing/hero.json", "title"],
  ["accessibilite.json", "title"],
  ["blog.json", "pageTitle"],
  ["lien-en-bio.json", "headline"],
  ["raccourcir-lien/dropbox.json", "title"],
  ["lien-en-bio/instagram.json", "name"],
])("a character that a share picture cannot draw raises a warning in %s: %s", (file, field) => {
  const document = documents.find(({ path }) => path === file)!;
  expect(checkPicture(document)).toEqual([]);
  const value = { ...document.value, [field]: "Un lien → une page" };
  expect(checkPicture({ ...document, value })).toMatchObject([
    { level: "warning", field, message: expect.stringContaining("→") },
  ]);
});
