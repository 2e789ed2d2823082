import { checkDocument, type Document } from "../../../../src/content/checks/document";
import { checkNearDuplicates, similarPairs } from "../../../../src/content/checks/near-duplicates";
import { FOUR_FIELDS } from "../bad-files/bad-file";

/** A seeded generator, so that a failure can be reproduced. */
function random(seed: number) {
  let state = seed;
  return () => ((state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0) / 2 ** 32;
}

function page(key: string, ...paragraphs: string[]): Document {
  const what = { title: "Un intertitre", paragraphs };
  const text = JSON.stringify({ title: key, menuLabel: key, what }, null, 2);
  return checkDocument(`raccourcir-lien/${key}.json`, text).document!;
}

const words = (count: number, next: () => number) =>
  Array.from({ length: count }, () => `m${Math.floor(next() * 4000)}`);

describe("near-duplicate pages", () => {
  const next = random(7);
  const own = () => words(200, next).join(" ");
  const shared = words(60, next).join(" ");

  it("are not reported if they share nothing", () => {
    expect(similarPairs([page("dropbox", own()), page("drive", own())])).toEqual([]);
  });

  it("are reported with the pair, the share and the closest passage, with its line", () => {
    const [problem, ...rest] = checkNearDuplicates([page("dropbox", own(), shared), page("drive", own(), shared)]);
    expect(rest).toEqual([]);
    expect(problem).toMatchObject({ file: "data/raccourcir-lien/drive.json", line: 8, field: "what.paragraphs[1]" });
    expect(problem?.message).toMatch(/2\d(,\d)?.% .*dropbox\.json/);
    expect(problem?.remedy).toContain(shared.slice(0, 100));
  });

  it("are compared each with each, if more than two share a passage", () => {
    const pages = ["dropbox", "drive", "zoom"].map((key) => page(key, own(), shared));
    expect(similarPairs(pages)).toHaveLength(3);
  });

  it("are found even if a name is swapped", () => {
    const sentence = (name: string) =>
      words(12, random(3))
        .map((word, at) => (at % 4 === 3 ? name : word))
        .join(" ");
    const pages = [page("dropbox", sentence("Dropbox")), page("google-drive", sentence("Google Drive"))];
    expect(checkNearDuplicates(pages)).toHaveLength(1);
  });

  it("may share a sentence that is a small part of both", () => {
    expect(
      checkNearDuplicates([
        page("dropbox", own(), words(12, random(5)).join(" ")),
        page("drive", own(), words(12, random(5)).join(" ")),
      ]),
    ).toEqual([]);
  });

  it("may share up to 8 % and no more", () => {
    // A text has four shingles fewer than words.
    const reported = (sharedRuns: number) => {
      const common = words(sharedRuns + 4, next).join(" ");
      const rest = () => words(200 - sharedRuns + 4, next).join(" ");
      return checkNearDuplicates([page("dropbox", rest(), common), page("drive", rest(), common)]);
    };
    expect(reported(16)).toEqual([]);
    expect(reported(17)).toMatchObject([{ message: expect.stringMatching(/8,5.%/) }]);
  });

  it("do not include files that are not pages", () => {
    const { document } = checkDocument("blog.json", JSON.stringify({ title: shared, teaser: shared }));
    expect(similarPairs([document!, page("drive", shared)])).toEqual([]);
  });

  it("are found among 10,000 pages in a few seconds", () => {
    const one = page("dropbox");
    const pages = Array.from({ length: 10_000 }, (_, at) => ({
      ...one,
      path: `raccourcir-lien/page-${at}.json`,
      value: { ...FOUR_FIELDS, what: { title: "Un intertitre", paragraphs: [words(150, next).join(" ")] } },
    }));
    pages[9_999]!.value.what = pages[42]!.value.what;
    const start = Date.now();
    const [closest] = similarPairs(pages);
    expect(Date.now() - start).toBeLessThan(60_000);
    expect(closest?.a.document.path).toBe("raccourcir-lien/page-42.json");
    expect(closest?.b.document.path).toBe("raccourcir-lien/page-9999.json");
  }, 120_000);
});
