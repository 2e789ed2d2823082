import styleName, { assertDistinctNames } from "../../../src/design/style-name";

const styles = (count: number, property: string) => Array.from({ length: count }, (_, at) => `${property}:${at}px;`);

afterEach(() => delete process.env["BUILD_STAGE"]);

test("a style has one name of three letters, another style another", () => {
  expect(styleName("color:red;")).toMatch(/^[a-z]{3}$/);
  expect(styleName("color:red;")).toBe(styleName("color:red;"));
  expect(styleName("color:red;")).not.toBe(styleName("color:blue;"));
});

test("of two styles that would share a name, the second takes a longer one", () => {
  const names = styles(5_000, "width").map(styleName);
  expect(new Set(names).size).toBe(5_000);
  expect(names.some((name) => name.length > 3)).toBe(true);
  expect(assertDistinctNames).not.toThrow();
});

test("a label, which becomes part of the name, keeps a style apart from those without", () => {
  const plain = new Set(styles(5_000, "width").map(styleName));
  const labelled = styles(100, "label:fit;font-size").map(styleName);
  expect(labelled.filter((name) => plain.has(name))).not.toEqual([]);
});

test("while the pages are built, two styles with one name stop the build, which names a seed that parts them", () => {
  process.env["BUILD_STAGE"] = "build-html";
  jest.isolateModules(() => {
    // As many as a site has: the names that the tests above gave away would leave no seed to find.
    const site = jest.requireActual<typeof import("../../../src/design/style-name")>("../../../src/design/style-name");
    styles(300, "height").map(site.default);
    expect(site.assertDistinctNames).toThrow(
      /Two styles have one name: set SEED to \d+ in src\/design\/style-name\.ts/,
    );
  });
});
