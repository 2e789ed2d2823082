import path from "node:path";
import { namedProgram } from "../../../../src/commands/system/named-program";

afterEach(() => delete process.env["SOME_PATH"]);

test.each([
  ["nothing", undefined, undefined],
  ["nothing, where it is empty", "", undefined],
  ["a path where something is", process.execPath, process.execPath],
])("a variable names %s", (_, value, path) => {
  if (value !== undefined) process.env["SOME_PATH"] = value;
  expect(namedProgram("SOME_PATH")).toBe(path);
});

test.each([
  ["nothing", "/nowhere/nginx"],
  ["a folder", process.cwd()],
  ["a file that cannot be run", path.resolve("package.json")],
])("a path to %s is refused, not ignored", (_, named) => {
  process.env["SOME_PATH"] = named;
  expect(() => namedProgram("SOME_PATH")).toThrow(`SOME_PATH names ${named}, where no program is.`);
});
