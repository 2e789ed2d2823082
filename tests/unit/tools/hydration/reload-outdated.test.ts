/** @jest-environment jsdom */
import { isOtherVersion, reloadFor } from "../../../../src/tools/hydration/reload-outdated";

afterEach(() => {
  delete window.___webpackCompilationHash;
  sessionStorage.clear();
});

test.each([
  ["a later one", "one", "two", true],
  ["its own", "one", "one", false],
  ["an empty one, which could not be fetched", "one", "", false],
  ["none", "one", undefined, false],
  ["any, in develop, where it has none itself", undefined, "two", false],
])("a page is outdated or not if the version online is %s", (_, own, online, isOutdated) => {
  if (own) window.___webpackCompilationHash = own;
  expect(isOtherVersion(online)).toBe(isOutdated);
});

test("a page is not reloaded twice in a row for one version, but another page and a later version are", () => {
  // What jsdom says about location.reload().
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const save = jest.fn();
  const saves = (version: string, page: string) => {
    history.replaceState(null, "", page);
    save.mockClear();
    reloadFor(version, save);
    return save.mock.calls.length;
  };
  expect([saves("two", "/a"), saves("two", "/a")]).toEqual([1, 0]);
  expect(saves("two", "/b")).toBe(1);
  expect(saves("three", "/b")).toBe(1);
  log.mockRestore();
});
