import { checkDepth, checkLength, FEWEST_WORDS } from "../../../../src/content/checks/length";
import { countWords } from "../../../../src/content/page-words";
import { checkedPage, page, plain } from "../bad-files/bad-file";
import { SMALL_SITE as SITE } from "../small-site";
import { checkAgain } from "../problems-with";

const what = (count: number) => ({ title: "Un intertitre", paragraphs: [Array(count).fill("mot").join(" ")] });

describe("the words of a page", () => {
  it("are counted between spaces, without punctuation, URLs of pages and technical names", () => {
    const bare = countWords(checkedPage({}));
    expect(countWords(checkedPage({ what: { title: "Oui : « deux »", paragraphs: [] } }))).toBe(bare + 2);
    expect(countWords(checkedPage({ related: ["/qrcode/dynamique"], synonyms: ["un deux"], icon: "link" }))).toBe(bare);
  });

  it("raise a warning if a long text is short", () => {
    expect(checkLength(checkedPage({ what: what(50) }))).toMatchObject([
      { level: "warning", field: "what", message: expect.stringMatching(/8\d mots/) },
    ]);
    expect(checkLength(checkedPage({ what: what(250) }))).toEqual([]);
    const others = countWords(checkedPage({ what: what(0) }));
    expect(checkLength(checkedPage({ what: what(FEWEST_WORDS - 1 - others) }))).toMatchObject([
      { remedy: "ajoutez-en 1 que seule cette page peut dire" },
    ]);
    expect(checkLength(checkedPage({ what: what(FEWEST_WORDS - others) }))).toEqual([]);
  });

  it("are also counted by the build", () => {
    const essay = { path: "raccourcir-lien/essai.json", text: page({ what: what(50) }) };
    const [problem, ...others] = checkAgain([...SITE, essay]).problems;
    expect(others).toEqual([]);
    expect(plain(problem!.message)).toContain("mots à elle");
  });

  it("are not required by the build if there is no long text", () => {
    expect(checkLength(checkedPage({}))).toEqual([]);
    expect(checkDepth(checkedPage({}))).toMatchObject([{ level: "warning" }]);
  });
});
