import { readdirSync, readFileSync } from "node:fs";
import { anchorsOf } from "../../../../src/content/links/anchors";

const sources = ["sections", "layout"].flatMap((folder) =>
  readdirSync(`src/${folder}`)
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => readFileSync(`src/${folder}/${name}`, "utf8")),
);

describe("the parts of a page that a link may name", () => {
  it.each([...new Set(["/", "/raccourcir-lien", "/lien-en-bio/x"].flatMap((address) => anchorsOf(address)))])(
    "exist: %s",
    (anchor) => {
      expect(sources.some((source) => source.includes(`id="${anchor}"`))).toBe(true);
    },
  );

  it("are those of the page's family", () => {
    expect(anchorsOf("/lien-en-bio/instagram")).toEqual(expect.arrayContaining(["questions", "pricing"]));
    expect(anchorsOf("/raccourcir-lien/pdf")).toEqual(expect.arrayContaining(["questions", "prices"]));
    expect(anchorsOf("/raccourcir-lien")).toContain("pages");
    for (const anchor of ["pricing", "faq", "pages"]) expect(anchorsOf("/raccourcir-lien/pdf")).not.toContain(anchor);
    expect(anchorsOf("/lien-en-bio/instagram")).not.toContain("prices");
  });

  it("are those of the frame alone on other pages", () => {
    expect(anchorsOf("/blog")).toEqual(["main", "confidentialite"]);
  });
});
