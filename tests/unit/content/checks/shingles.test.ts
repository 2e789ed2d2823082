import { SHINGLE_LENGTH, shinglesOf, withoutNames } from "../../../../src/content/checks/shingles";

const passage = (text: string) => ({
  path: [],
  text,
  words: [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  })),
});

it.each([
  [SHINGLE_LENGTH - 1, 0],
  [SHINGLE_LENGTH, 1],
  [SHINGLE_LENGTH + 2, 3],
])("a passage of %i words has %i shingles", (words, runs) => {
  expect(shinglesOf(passage("mot ".repeat(words)))).toHaveLength(runs);
});

it("a name of several words counts as one word", () => {
  const runsWithout = (text: string, ...names: string[]) => {
    const prose = { document: { path: "", at: () => ({}) as never }, passages: [passage(text)], names: new Set(names) };
    return withoutNames(prose).passages.flatMap(shinglesOf);
  };
  const runs = runsWithout("ouvrez dropbox puis copiez le lien dropbox", "dropbox");
  expect(runs).toHaveLength(3);
  expect(runsWithout("ouvrez google drive puis copiez le lien drive", "google", "drive")).toEqual(runs);
});
