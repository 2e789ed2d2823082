/** @jest-environment jsdom */
import { onInitialClientRender } from "../../../src/browser/hydration";
import { watchVersions } from "../../../src/browser/watch-versions";

let arrive: (path: string, version: string) => void;

beforeEach(() => {
  // jsdom cannot reload and reports it.
  jest.spyOn(console, "error").mockImplementation(() => {});
  jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  history.replaceState(null, "", "/blog");
  const on = (_: string, onLoad: (loaded: { page: object }) => void) =>
    (arrive = (path, webpackCompilationHash) =>
      onLoad({ page: { status: "success", page: { path, webpackCompilationHash } } }));
  Object.assign(window, { ___webpackCompilationHash: "old", ___emitter: { on, off: () => {} } });
});
afterEach(() => sessionStorage.clear());

const renewed = () => sessionStorage.getItem("renewed");

test("before hydration, what was typed is saved for the reload that Gatsby makes", () => {
  document.body.innerHTML = `<div data-tool="sms"><input id="sms-number" name="number" value="06 39 98"></div>`;
  watchVersions();
  arrive("/blog", "new");
  expect(sessionStorage.getItem("typed")).toContain("06 39 98");
  expect(renewed()).toBeNull();
});

test("another version of the shown page reloads it; the same version or another page, which is only prefetched, does not", () => {
  onInitialClientRender();
  watchVersions();
  arrive("/accessibilite", "new");
  arrive("/blog", "old");
  expect(renewed()).toBeNull();
  arrive("/blog", "new");
  expect(renewed()).toBe("new/blog");
});
