import fc from "fast-check";
import { matchesPattern } from "../../../../src/tools/doctor/pattern";

test("in a pattern, * matches any text", () => {
  expect(matchesPattern("utm_*", "UTM_source")).toBe(true);
  expect(matchesPattern("*/edit", "/document/d/1/edit")).toBe(true);
  expect(matchesPattern("/file/*", "/files/1")).toBe(false);
  fc.assert(
    fc.property(fc.string(), fc.string(), (start, end) => {
      expect(matchesPattern("*", start)).toBe(true);
      if (!/[*]/.test(start + end)) expect(matchesPattern(`${start}*${end}`, `${start}x${end}`)).toBe(true);
    }),
  );
});

test("the parts of a pattern match one after another without overlap", () => {
  expect(matchesPattern("ab*ba", "aba")).toBe(false);
  expect(matchesPattern("/u/*/photo/*", "/u/photo/1")).toBe(false);
  expect(matchesPattern("*aa*a", "aa")).toBe(false);
  expect(matchesPattern("*ab*ab*", "xaby")).toBe(false);
  expect(matchesPattern("a*bc*c", "abc")).toBe(false);
});
