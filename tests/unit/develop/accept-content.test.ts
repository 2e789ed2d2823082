import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { acceptContent } from "../../../src/develop/accept-content";
import { FOUR_FIELDS, json } from "../content/bad-files/bad-file";
import { SMALL_SITE } from "../content/small-site";

const PAGE = "raccourcir-lien/essai.json";
const FAQ = "landing/faq.json";

let root: string;
const written = (name: string) => path.join(root, "data", name);
const accepted = (name: string) => path.join(root, "accepted", name);
const save = (name: string, text: string) => {
  mkdirSync(path.dirname(written(name)), { recursive: true });
  writeFileSync(written(name), text);
};
const shown = (name: string) => readFileSync(accepted(name), "utf8");
const open = () => acceptContent(path.join(root, "data"), path.join(root, "accepted"));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "maillon-accept-"));
  for (const file of SMALL_SITE) if (file.unreadable === undefined) save(file.path, file.text);
  save(PAGE, json(FOUR_FIELDS));
});
afterEach(() => rmSync(root, { recursive: true }));

describe("accepting content for Gatsby", () => {
  it("accepts valid content without a message", () => {
    expect(open()()).toEqual({ problems: [], heldBack: [], awaited: [] });
    expect(shown(PAGE)).toBe(json(FOUR_FIELDS));
  });

  it("keeps the last valid text of a broken file until it is fixed", () => {
    const look = open();
    look();
    save(PAGE, json({ ...FOUR_FIELDS, features: [] }));
    expect(look()).toMatchObject({ problems: [{ file: `data/${PAGE}` }], heldBack: [`data/${PAGE}`] });
    expect(shown(PAGE)).toBe(json(FOUR_FIELDS));
    const mended = json({ ...FOUR_FIELDS, subtitle: "Une autre phrase assez longue pour le sous-titre." });
    save(PAGE, mended);
    expect(look()).toMatchObject({ problems: [], heldBack: [] });
    expect(shown(PAGE)).toBe(mended);
  });

  it.each([
    ["HTML", { subtitle: "Un sous-titre assez long, avec du <b>gras</b> dedans." }],
    ["an unknown name in braces", { subtitle: "Un sous-titre assez long, qui nomme {marqe}." }],
    ["blank text", { subtitle: " ".repeat(30) }],
  ])("keeps the last valid text of a file whose words would stop a build: %s", (_, words) => {
    const look = open();
    look();
    save(PAGE, json({ ...FOUR_FIELDS, ...words }));
    expect(look()).toMatchObject({ problems: [{ file: `data/${PAGE}` }], heldBack: [`data/${PAGE}`] });
    expect(shown(PAGE)).toBe(json(FOUR_FIELDS));
  });

  it("accepts and reports a link whose page another file may still make", () => {
    const early = json({ ...FOUR_FIELDS, related: ["/raccourcir-lien/bientot"] });
    save(PAGE, early);
    expect(open()()).toMatchObject({ problems: [{ file: `data/${PAGE}`, field: "related[0]" }], heldBack: [] });
    expect(shown(PAGE)).toBe(early);
  });

  it("accepts and reports a fault that does not break the page", () => {
    const short = json({ ...FOUR_FIELDS, title: "Zoo" });
    save(PAGE, short);
    expect(open()()).toMatchObject({ problems: [{ file: `data/${PAGE}`, field: "title" }], heldBack: [] });
    expect(shown(PAGE)).toBe(short);
  });

  it("removes a page with its file, but keeps a required file", () => {
    const look = open();
    look();
    rmSync(written(PAGE));
    rmSync(written(FAQ));
    expect(look()).toMatchObject({ problems: [{ file: `data/${FAQ}` }], heldBack: [`data/${FAQ}`], awaited: [] });
    expect(existsSync(accepted(PAGE))).toBe(false);
    expect(existsSync(accepted(FAQ))).toBe(true);
  });

  it("accepts a file even if a deleted file had the name of its folder", () => {
    mkdirSync(path.join(root, "accepted"));
    writeFileSync(accepted("landing"), "");
    expect(open()()).toMatchObject({ problems: [], awaited: [] });
    expect(existsSync(accepted(FAQ))).toBe(true);
  });

  it("waits for a required file that was never valid, and uses the valid one of an earlier session", () => {
    const faq = readFileSync(written(FAQ), "utf8");
    save(FAQ, "{");
    expect(open()()).toMatchObject({ awaited: [`data/${FAQ}`], heldBack: [] });
    save(FAQ, faq);
    expect(open()()).toMatchObject({ awaited: [] });
    save(FAQ, "{");
    expect(open()()).toMatchObject({ awaited: [], heldBack: [`data/${FAQ}`] });
  });
});

describe("repeated saves", () => {
  it("restore a page with its file, the same as before", () => {
    const look = open();
    look();
    rmSync(written(PAGE));
    look();
    save(PAGE, json(FOUR_FIELDS));
    look();
    expect(existsSync(accepted(PAGE))).toBe(true);
  });
  it("do not rewrite an unchanged file", () => {
    const look = open();
    look();
    const { ino } = statSync(accepted(PAGE));
    look();
    expect(statSync(accepted(PAGE)).ino).toBe(ino);
  });
  it("report an invalid line of the released addresses", () => {
    save("adresses.txt", "blog\n");
    expect(open()()).toMatchObject({ problems: [{ file: "data/adresses.txt", line: 1 }], heldBack: [] });
  });
});
