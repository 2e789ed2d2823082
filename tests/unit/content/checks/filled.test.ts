import { checkFilled } from "../../../../src/content/checks/filled";
import { FOUR_FIELDS } from "../bad-files/bad-file";
import { SMALL_SITE as SITE } from "../small-site";
import { checkAgain } from "../problems-with";

/** The problems of a page with this title (65 characters at most) when the product has this name. */
function reported(title: string, name: string) {
  const site = JSON.parse((SITE.find(({ path }) => path === "site.json") as { text: string }).text);
  const files = SITE.map((file) =>
    file.path === "site.json" ? { path: file.path, text: JSON.stringify({ ...site, name }) } : file,
  );
  const essay = { path: "raccourcir-lien/essai.json", text: JSON.stringify({ ...FOUR_FIELDS, title }) };
  return checkFilled(checkAgain([...files, essay]).documents).filter(({ file }) => file.endsWith("essai.json"));
}

describe("a text that names the brand", () => {
  const title = "Le lien de {marque}".padEnd(65, "x");

  it("raises a warning if the brand makes it too long", () => {
    expect(reported(title, "Raccourci")).toMatchObject([
      {
        level: "warning",
        field: "title",
        message: expect.stringContaining("66"),
        remedy: expect.stringMatching(/^retirez 1.caractère ou plus$/),
      },
    ]);
  });

  it("is accepted if it fits, and left to another check if it is too long as typed", () => {
    expect(reported(title, "Maillon")).toEqual([]);
    expect(reported("Le lien de {marque}".padEnd(66, "x"), "Raccourci")).toEqual([]);
    expect(reported("Le lien".padEnd(65, "x"), "Raccourci")).toEqual([]);
  });
});
