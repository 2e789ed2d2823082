import { mergeStyleBlocks, topLevelRules } from "../../../src/hosting/style-blocks";

test("minified CSS is cut between its top-level rules", () => {
  const css = '@import "a;b";.a{color:red}@media print{.a{b:c}.b{c:d}}.c::after{content:"}"}/*}*/.d{}';
  const rules = topLevelRules(css);
  expect(rules).toHaveLength(5);
  expect(rules[2]).toBe("@media print{.a{b:c}.b{c:d}}");
  expect(rules.join("")).toBe(css);
});

test("few blocks stay as they are", () => {
  expect([...mergeStyleBlocks(new Set([".a{}", ".b{}"]), 2).values()].sort()).toEqual([".a{}", ".b{}"]);
});

test("of many, the two that share the most become one, with every rule once", () => {
  const other = ".z{color:red;width:100%;height:100%}";
  const merged = mergeStyleBlocks(new Set([".g{x:y}.a{}", ".g{x:y}.b{}", other]), 2);
  expect(merged.get(".g{x:y}.a{}")).toBe(".g{x:y}.a{}.b{}");
  expect(merged.get(".g{x:y}.b{}")).toBe(".g{x:y}.a{}.b{}");
  expect(merged.get(other)).toBe(other);
});
