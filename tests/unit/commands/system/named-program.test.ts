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

test("a path to nothing is refused, not ignored", () => {
  process.env["SOME_PATH"] = "/nowhere/nginx";
  expect(() => namedProgram("SOME_PATH")).toThrow("SOME_PATH names /nowhere/nginx, where nothing is.");
});
