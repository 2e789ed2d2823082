import { mergeStyleBlocks, topLevelRules } from "../../../src/hosting/style-blocks";

const blocks = (...list: [ids: string, css: string][]) =>
  new Map(list.map(([ids, css]) => [css, { ids: ids.split(" "), css }]));

test("minified CSS is cut between its top-level rules", () => {
  const css = '@import "a;b";.a{color:red}@media print{.a{b:c}.b{c:d}}.c::after{content:"}"}/*}*/.d{}';
  const rules = topLevelRules(css);
  expect(rules).toHaveLength(5);
  expect(rules[2]).toBe("@media print{.a{b:c}.b{c:d}}");
  expect(rules.join("")).toBe(css);
});

test("few blocks stay as they are", () => {
  const few = blocks(["a", ".a{}"], ["b", ".b{}"]);
  expect([...mergeStyleBlocks(few, 2).values()].map(({ css }) => css).sort()).toEqual([".a{}", ".b{}"]);
});

test("of many, the two that share the most become one, with every rule once", () => {
  const many = blocks(["g a", ".g{x:y}.a{}"], ["g b", ".g{x:y}.b{}"], ["z", ".z{color:red;width:100%;height:100%}"]);
  const merged = mergeStyleBlocks(many, 2);
  const block = merged.get(".g{x:y}.a{}")!;
  expect(merged.get(".g{x:y}.b{}")).toBe(block);
  expect(block.css).toBe(".g{x:y}.a{}.b{}");
  expect([...block.ids].sort()).toEqual(["a", "b", "g"]);
  expect(merged.get(".z{color:red;width:100%;height:100%}")!.ids).toEqual(["z"]);
});
