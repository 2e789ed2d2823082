import { checkDocument } from "../../../../src/content/checks/document";
import { checkDepth, checkLength, FEWEST_WORDS } from "../../../../src/content/checks/length";
import { countWords } from "../../../../src/content/page-words";
import { FOUR_FIELDS } from "../bad-files/bad-file";

const page = (changes: object) =>
  checkDocument("raccourcir-lien/essai.json", JSON.stringify({ ...FOUR_FIELDS, ...changes })).document!;
const what = (count: number) => ({ title: "Un intertitre", paragraphs: [Array(count).fill("mot").join(" ")] });

describe("the words of a page", () => {
  it("are counted between spaces, without signs, addresses of pages and technical names", () => {
    const bare = countWords(page({}));
    expect(countWords(page({ what: { title: "Oui : « deux »", paragraphs: [] } }))).toBe(bare + 2);
    expect(countWords(page({ related: ["/qrcode/dynamique"], synonyms: ["un deux"], icon: "link" }))).toBe(bare);
  });

  it("are a warning when a long text is short", () => {
    expect(checkLength(page({ what: what(50) }))).toMatchObject([
      { level: "warning", field: "what", message: expect.stringMatching(/8\d mots/) },
    ]);
    expect(checkLength(page({ what: what(250) }))).toEqual([]);
    const others = countWords(page({ what: what(0) }));
    expect(checkLength(page({ what: what(FEWEST_WORDS - 1 - others) }))).toMatchObject([
      { remedy: "ajoutez-en 1 que seule cette page peut dire" },
    ]);
  });

  it("are not asked for by the build where there is no long text", () => {
    expect(checkLength(page({}))).toEqual([]);
    expect(checkDepth(page({}))).toMatchObject([{ level: "warning" }]);
  });
});
