import { createHash } from "node:crypto";
import { assertOneMeaning, mergeStyleBlocks, topLevelRules } from "../../../../src/hosting/publishing/style-blocks";

test("minified CSS is cut between its top-level rules", () => {
  const css = '@import "a;b";.a{color:red}@media print{.a{b:c}.b{c:d}}.c::after{content:"}"}/*}*/.d{}';
  const rules = topLevelRules(css);
  expect(rules).toHaveLength(5);
  expect(rules[2]).toBe("@media print{.a{b:c}.b{c:d}}");
  expect(rules.join("")).toBe(css);
});

test("a few blocks stay as they are", () => {
  expect([...mergeStyleBlocks(new Set([".a{}", ".b{}"]), 2).values()].sort()).toEqual([".a{}", ".b{}"]);
});

test("of many blocks, the two that share the most are merged, with every rule once", () => {
  const other = ".z{color:red;width:100%;height:100%}";
  const merged = mergeStyleBlocks(new Set([".g{x:y}.a{}", ".g{x:y}.b{}", other]), 2);
  expect(merged.get(".g{x:y}.a{}")).toBe(".g{x:y}.a{}.b{}");
  expect(merged.get(".g{x:y}.b{}")).toBe(".g{x:y}.a{}.b{}");
  expect(merged.get(other)).toBe(other);
});

test("of many blocks, a small one is not merged into a large one, even if it adds nothing to it", () => {
  const [large, small, near] = [".a{--x:#8f0014;--y:#d67a3b;--z:#2c9e51}.g{x:y}", ".g{x:y}", ".g{x:y}.z{x:y}"];
  const merged = mergeStyleBlocks(new Set([large, small, near]), 2);
  expect([merged.get(large), merged.get(small), merged.get(near)]).toEqual([large, near, near]);
});

test("the cost of a merged block includes everything that it has absorbed", () => {
  const unlike = (name: string) => createHash("sha256").update(name).digest("hex");
  const rule = (name: string, units: number) => `.${name}{--x:${unlike(name).slice(0, 8 * units)}}`;
  const [g, b, d, e, f] = [rule("g", 2), rule("b", 3), rule("d", 4), rule("e", 8), rule("f", 5)];
  const merged = mergeStyleBlocks(new Set([g, g + b, g + d, e, e + f]), 3);
  expect(merged.get(g)).toBe(g + b);
  expect(merged.get(g + d)).toBe(g + d);
  expect(merged.get(e)).toBe(e + f);
});

test("a rule's weight is its compressed size, not its length", () => {
  const shared = ".s{display:grid;grid-template-columns:repeat(auto-fit,minmax(12.5rem,1fr));gap:1.25rem}";
  const alike = [".a", ".b"].map((name) => shared.replace(".s", name));
  const short = ".c{--x:#8f0014;--y:#d67a3b;--z:#2c9e51}";
  const merged = mergeStyleBlocks(new Set([shared, shared + alike[0], shared + alike[1], shared + short]), 3);
  expect(merged.get(shared + short)).toBe(shared + short);
});

test("a class name with two meanings stops the build", () => {
  const same = ".css-a{x:y}@media print{.css-a{x:z}}";
  expect(() => assertOneMeaning([same, `${same}.css-b{x:y}`])).not.toThrow();
  expect(() => assertOneMeaning([same, same.replace("x:y", "x:w")])).toThrow(/Two styles are named a/);
  expect(() => assertOneMeaning([same, ".css-a{x:y}"])).toThrow(/Two styles are named a: change SEED/);
});
