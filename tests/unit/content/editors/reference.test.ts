import { readFileSync } from "node:fs";
import { FAMILY_SHAPES, SINGLE_FILES } from "../../../../src/content/files/file-shapes";
import { goodValue } from "../../../../src/content/editors/examples";
import { checkExample, REFERENCE, reference } from "../../../../src/content/editors/reference";
import { PLACES, SEEN } from "../../../../src/content/editors/reference-words";

describe("the writers' guide", () => {
  const guide = reference();

  it("is up to date: `npm run schemas` would change nothing", () => {
    expect(readFileSync(REFERENCE, "utf8")).toBe(guide);
  });

  it("says where every field of a page is shown, and what every file contains", () => {
    const fields = Object.values(FAMILY_SHAPES).flatMap(({ shape }) => Object.keys(shape));
    expect(Object.keys(SEEN).sort()).toEqual([...new Set(fields)].sort());
    expect(Object.keys(PLACES).sort()).toEqual(Object.keys(SINGLE_FILES).sort());
  });

  it("lists the tools that a page may name, and the default one", () => {
    expect(guide).toMatch(/^Outils : `doctor`, .*, `none`\./m);
    const [bio, qr, short] = guide.match(/^- \*\*`tool`\*\*.*$/gm)!;
    expect(bio).toContain("Sans ce champ : `bio`.");
    expect(qr).toContain("Sans ce champ : `qr`.");
    expect(short).toContain("Sans ce champ : `doctor`.");
  });

  it.each([
    ...Object.entries(FAMILY_SHAPES).map(([family, shape]) => [`${family}/exemple.json`, shape] as const),
    ...Object.entries(SINGLE_FILES),
  ])("shows only valid examples as good: %s", (name, shape) => {
    // Each badge is valid, but not both on the same plan.
    const example = JSON.stringify(goodValue(shape)).replace(',"premium":true', "");
    expect(checkExample(name, example)).toEqual([]);
  });

  it("shows a good example, a bad one and the check's message for every field with a value", () => {
    const entries = guide.split(/^- \*\*/m).slice(1);
    const silent = entries.filter(
      (entry) => !/Groupe de champs/.test(entry) && !/mauvais : .+ ; « .+ » → .+/.test(entry),
    );
    expect(silent).toEqual([]);
  });
});
