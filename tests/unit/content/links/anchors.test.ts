import { readdirSync, readFileSync } from "node:fs";
import { anchorsOf } from "../../../../src/content/links/anchors";
import { toolAnchor } from "../../../../src/content/tools/anchor";

const sources = ["sections", "layout"].flatMap((folder) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => readFileSync(`src/${folder}/${name}`, "utf8")),
);

/** A tool's anchor is built from its name. */
const isWritten = (anchor: string) => !anchor.startsWith(toolAnchor(""));

describe("the sections that a link may name", () => {
  it.each(
    [...new Set(["/", "/raccourcir-lien", "/lien-en-bio/x"].flatMap((address) => anchorsOf(address)))].filter(
      isWritten,
    ),
  )("exist in the source: %s", (anchor) => {
    expect(sources.some((source) => source.includes(`id="${anchor}"`))).toBe(true);
  });

  it("include those of the page's family", () => {
    expect(anchorsOf("/lien-en-bio/instagram")).toEqual(expect.arrayContaining(["questions", "pricing"]));
    expect(anchorsOf("/raccourcir-lien/pdf")).toEqual(expect.arrayContaining(["questions", "prices"]));
    expect(anchorsOf("/qrcode/pdf")).toEqual(expect.arrayContaining(["limits", "prices", "confidentialite"]));
    expect(anchorsOf("/raccourcir-lien")).toContain("pages");
    for (const anchor of ["pricing", "faq", "pages"]) expect(anchorsOf("/raccourcir-lien/pdf")).not.toContain(anchor);
    expect(anchorsOf("/lien-en-bio/instagram")).not.toContain("prices");
  });

  it("include only the parts of the article that the page has", () => {
    const anchors = anchorsOf("/qrcode/pdf", { fields: { title: "PDF", what: {} } });
    expect(anchors).toEqual(expect.arrayContaining(["what", "prices"]));
    for (const anchor of ["guide", "assets", "limits", "questions", "next"]) expect(anchors).not.toContain(anchor);
  });

  it("include those of its tools", () => {
    expect(anchorsOf("/raccourcir-lien/drive", { tool: "drive" })).toContain("outil-drive");
    expect(anchorsOf("/raccourcir-lien/drive")).not.toContain("outil-drive");
    expect(anchorsOf("/lien-en-bio/instagram", { tool: "bio" })).toEqual(
      expect.arrayContaining(["outil-plans", "outil-bio"]),
    );
  });

  it("are only those of the layout on other pages", () => {
    expect(anchorsOf("/blog")).toEqual(["main", "confidentialite"]);
  });
});
