import styleName, { assertDistinctNames } from "../../../src/design/style-name";

const names = (count: number) => Array.from({ length: count }, (_, at) => () => styleName(`width:${at}px;`));

test("a style has one name of three characters, another style another", () => {
  expect(styleName("color:red;")).toMatch(/^[0-9a-z]{3}$/);
  expect(styleName("color:red;")).toBe(styleName("color:red;"));
  expect(styleName("color:red;")).not.toBe(styleName("color:blue;"));
});

test("two styles with one name stop the build, which says what to change", () => {
  expect(() => names(40_000).forEach((name) => name())).toThrow(/Two styles are named \w{3}: change SEED/);
  expect(assertDistinctNames).toThrow(/Two styles/);
});

test("in the browser the second of two styles with one name takes a longer one", () => {
  process.env["BUILD_STAGE"] = "build-javascript";
  const all = names(5_000).map((name) => name());
  expect(new Set(all).size).toBe(5_000);
  expect(all.some((name) => name.length > 3)).toBe(true);
  delete process.env["BUILD_STAGE"];
});
