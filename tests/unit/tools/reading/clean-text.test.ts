import { oneLine, tidy, tidyLines, withoutInvisible } from "../../../../src/tools/reading/clean-text";

const TYPED = " Une\u200B\u00AD clé\u202E\r\nsur\u00A0deux\tlignes\u0007\r👩\u200D👧 ";

it.each([
  ["lines", tidyLines, "Une clé\nsur\u00A0deux lignes\n👩\u200D👧"],
  ["one text", tidy, "Une clé sur\u00A0deux lignes 👩\u200D👧"],
  ["one line as it reads", oneLine, "Une\u200B\u00AD clé sur\u00A0deux lignes 👩\u200D👧"],
  ["an address", withoutInvisible, " Une clésur\u00A0deuxlignes👩👧 "],
])("what was typed, as %s", (_, cleaned, text) => {
  expect(cleaned(TYPED)).toBe(text);
});

test("of nothing typed, nothing is left", () => {
  expect(tidy()).toBe("");
  expect(tidyLines("\n \r\n")).toBe("");
});
