import { readUrl } from "../../../../src/tools/reading/address";
import { oneLine, tidy, tidyLines, withoutInvisible } from "../../../../src/tools/reading/clean-text";

const TYPED = " Une\u200B\u00AD cl\uFEFFé\u202E\r\nsur\u00A0deux\tlignes\u0007\r👩\u200D👧 ";

it.each([
  ["lines", tidyLines, "Une clé\nsur\u00A0deux lignes\n👩\u200D👧"],
  ["one text", tidy, "Une clé sur\u00A0deux lignes 👩\u200D👧"],
  ["one line as it reads", oneLine, "Une\u200B\u00AD clé sur\u00A0deux lignes 👩\u200D👧"],
  ["an address", withoutInvisible, " Une clésur\u00A0deuxlignes👩👧 "],
])("typed text, cleaned as %s", (_, cleaned, text) => {
  expect(cleaned(TYPED)).toBe(text);
});

test("an empty text stays empty", () => {
  expect(tidy()).toBe("");
  expect(tidyLines("\n \r\n")).toBe("");
});

test("joiners that belong to a word are kept, others are removed", () => {
  const words = "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645 \u0D9A\u0DCA\u200D\u0DBB";
  for (const cleaned of [tidyLines, tidy]) {
    expect(cleaned(`\u200C${words}\u200C\u200D !`)).toBe(`${words} !`);
    expect(cleaned("mer\u200Cci 1\u200D2")).toBe("merci 12");
  }
  expect(readUrl(`https://a.fr/${words.slice(0, 7)}`)).toEqual(
    new URL("https://a.fr/\u0645\u06CC\u062E\u0648\u0627\u0647"),
  );
});

test.each(["\u0085", "\u061C", "\u200C", "\u2066"])("a character that nobody types on purpose is removed: %j", (sign) =>
  expect(tidyLines(`a${sign}b`)).toBe("ab"),
);

test("a lone surrogate is replaced, because it cannot be encoded", () => {
  for (const cleaned of [oneLine, tidyLines, withoutInvisible]) expect(cleaned("a\uD83D")).toBe("a\uFFFD");
});
