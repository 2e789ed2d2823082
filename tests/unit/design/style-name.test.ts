import styleName, { assertDistinctNames } from "../../../src/design/style-name";

const styles = (count: number, property: string) => Array.from({ length: count }, (_, at) => `${property}:${at}px;`);

afterEach(() => delete process.env["BUILD_STAGE"]);

test("a style has one name of three letters, and another style another name", () => {
  expect(styleName("color:red;")).toMatch(/^[a-z]{3}$/);
  expect(styleName("color:red;")).toBe(styleName("color:red;"));
  expect(styleName("color:red;")).not.toBe(styleName("color:blue;"));
});

test("if two styles would share a name, the second one gets a longer name", () => {
  const names = styles(5_000, "width").map(styleName);
  expect(new Set(names).size).toBe(5_000);
  expect(names.some((name) => name.length > 3)).toBe(true);
  expect(assertDistinctNames).not.toThrow();
});

test("a label becomes part of the name, so a labelled style may share the rest of its name with another style", () => {
  const plain = new Set(styles(5_000, "width").map(styleName));
  const labelled = styles(100, "label:fit;font-size").map(styleName);
  expect(labelled.filter((name) => plain.has(name))).not.toEqual([]);
});

test("while pages are built, two styles with one name stop the build and suggest a seed that separates them", () => {
  process.env["BUILD_STAGE"] = "build-html";
  jest.isolateModules(() => {
    // A fresh module: with all the names given by the tests above, no seed would separate them.
    const site = jest.requireActual<typeof import("../../../src/design/style-name")>("../../../src/design/style-name");
    styles(300, "height").map(site.default);
    expect(site.assertDistinctNames).toThrow(
      /Two styles have one name: set SEED to \d+ in src\/design\/style-name\.ts/,
    );
  });
});
