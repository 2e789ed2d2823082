import { checkFiles } from "../../../../src/content/check";
import { SMALL_SITE as SITE } from "../small-site";

/** What is said of a file of the site in which one text stands for another. */
function withText(path: string, from: string, to: string) {
  const files = SITE.map((file) =>
    file.path === path && file.unreadable === undefined ? { path, text: file.text.replace(from, to) } : file,
  );
  return checkFiles(files).problems.filter(({ file }) => file === `data/${path}`);
}

describe("the page on which a tool starts otherwise", () => {
  it.each([
    ["outils/qr.json", "/qrcode/carte-de-visite", "/qrcode/carte-visite", "starts[0].page"],
    ["outils/redirects.json", "/raccourcir-lien/application", "/raccourcir-lien/applications", "scenarios[0].page"],
  ])("exists: %s", (path, page, slip, field) => {
    expect(withText(path, page, page)).toEqual([]);
    expect(withText(path, `"${page}"`, `"${slip}"`)).toEqual([
      expect.objectContaining({
        field,
        message: expect.stringContaining(slip),
        remedy: expect.stringContaining(page),
      }),
    ]);
  });

  it("is named once", () => {
    const twice = withText("outils/qr.json", '"/qrcode/google-avis"', '"/qrcode/avis-google"');
    expect(twice).toEqual([
      expect.objectContaining({ field: "starts[2].page", message: expect.stringContaining("deux fois") }),
    ]);
  });
});
