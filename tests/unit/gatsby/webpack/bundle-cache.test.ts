import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { webpack } from "webpack";
import { buildVersion, withPlainCache } from "../../../../src/gatsby/webpack/bundle-cache";

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

/** The number of modules that a build compiled, without those from the cache. */
function modulesBuilt(): Promise<number> {
  const config = withPlainCache(
    {
      mode: "none",
      context: project,
      entry: "./entry.js",
      module: { rules: [{ test: /entry/, use: path.join(project, "loader.js") }] },
      output: { path: path.join(project, "out") },
      // Compares contents: the test's builds are too close together for file dates to show a change.
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

test("takes unchanged modules from its cache", async () => {
  expect(await modulesBuilt()).toBe(1);
  expect(await modulesBuilt()).toBe(0);
});

test("rebuilds a module whose code has changed", async () => {
  await modulesBuilt();
  write("entry.js", "console.log(2);");
  expect(await modulesBuilt()).toBe(1);
});

test.each([
  ["the packages", "node_modules/.package-lock.json"],
  ["the configuration", ".cache/compiled/gatsby-node.js"],
])("rebuilds everything if %s changed", async (_, file) => {
  await modulesBuilt();
  write(file, "two");
  expect(await modulesBuilt()).toBe(1);
});

test("keeps Gatsby's plugins and cache folder", () => {
  const plugin = { apply: jest.fn() };
  const cacheLocation = path.join(project, "cache");
  const config = withPlainCache({ plugins: [plugin], cache: { type: "filesystem", cacheLocation } }, project);
  expect(config.plugins).toContain(plugin);
  expect(config.cache).toMatchObject({ cacheLocation });
});

test("does not watch the files of a loader", async () => {
  await modulesBuilt();
  write("loader.js", "module.exports = (code) => code + ';';");
  expect(await modulesBuilt()).toBe(0);
});

test.each([".cache/compiled/gatsby-node.js", "node_modules/.package-lock.json"])(
  "another %s gives another build version",
  (file) => {
    const before = buildVersion(project);
    write(file, "two");
    expect(buildVersion(project)).not.toBe(before);
  },
);
