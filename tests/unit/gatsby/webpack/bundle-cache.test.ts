import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { webpack } from "webpack";
import { buildMark, withPlainCache } from "../../../../src/gatsby/webpack/bundle-cache";

let project: string;

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
  writeFileSync(path.join(project, name), text);
};

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "bundle-cache-"));
  write(".cache/compiled/gatsby-node.js", "one");
  write("node_modules/.package-lock.json", "{}");
  write("loader.js", "module.exports = (code) => code;");
  write("entry.js", "console.log(1);");
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

/** How many modules a build made; what it took from the cache is not among them. */
function modulesBuilt(): Promise<number> {
  const config = withPlainCache(
    {
      mode: "none",
      context: project,
      entry: "./entry.js",
      module: { rules: [{ test: /entry/, use: path.join(project, "loader.js") }] },
      output: { path: path.join(project, "out") },
      // As in a build of hours later: a file's date tells whether it changed.
      snapshot: { module: { hash: true }, buildDependencies: { hash: true }, resolveBuildDependencies: { hash: true } },
      cache: { type: "filesystem", cacheLocation: path.join(project, "cache") },
    },
    project,
  );
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    let built = 0;
    compiler.hooks.compilation.tap("test", (compilation) =>
      compilation.hooks.buildModule.tap("test", () => void built++),
    );
    compiler.run((error, stats) => {
      if (error || stats!.hasErrors()) return reject(error ?? new Error(stats!.toString()));
      compiler.close(() => resolve(built));
    });
  });
}

test("takes from its cache what did not change", async () => {
  expect(await modulesBuilt()).toBe(1);
  expect(await modulesBuilt()).toBe(0);
});

test("builds anew what was bundled, where the code changed", async () => {
  await modulesBuilt();
  write("entry.js", "console.log(2);");
  expect(await modulesBuilt()).toBe(1);
});

test.each([
  ["the packages", "node_modules/.package-lock.json"],
  ["the configuration", ".cache/compiled/gatsby-node.js"],
])("builds all anew where %s changed", async (_, file) => {
  await modulesBuilt();
  write(file, "two");
  expect(await modulesBuilt()).toBe(1);
});

test("keeps the plugins of Gatsby, and the place of its cache", () => {
  const plugin = { apply: jest.fn() };
  const cacheLocation = path.join(project, "cache");
  const config = withPlainCache({ plugins: [plugin], cache: { type: "filesystem", cacheLocation } }, project);
  expect(config.plugins).toContain(plugin);
  expect(config.cache).toMatchObject({ cacheLocation });
});

test("watches nothing that a loader is made of", async () => {
  await modulesBuilt();
  write("loader.js", "module.exports = (code) => code + ';';");
  expect(await modulesBuilt()).toBe(0);
});

test.each([".cache/compiled/gatsby-node.js", "node_modules/.package-lock.json"])(
  "another %s makes another build",
  (file) => {
    const before = buildMark(project);
    write(file, "two");
    expect(buildMark(project)).not.toBe(before);
  },
);
