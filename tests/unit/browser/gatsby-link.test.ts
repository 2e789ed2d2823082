/** @jest-environment jsdom */
import { giveUp, Link, navigate, parsePath } from "../../../src/browser/gatsby-link";

/** Gatsby's router and loader, of which every page has arrived unless they are slow. */
function router({ isSlow = false } = {}) {
  const arrivals = new Map<string, (page: object) => void>();
  const follow = jest.fn();
  const loadPage = jest.fn(
    (path: string) => new Promise((resolve) => (isSlow ? arrivals.set(path, resolve) : resolve({ status: "success" }))),
  );
  Object.assign(window, { ___navigate: follow, ___loader: { loadPage } });
  return { follow, loadPage, arrive: (path: string) => arrivals.get(path)!({ status: "success" }) };
}

test.each([
  ["/", "/"],
  ["/blog", "/blog"],
  ["/blog/", "/blog"],
  ["/blog/?a=b#c", "/blog?a=b#c"],
  ["/blog?url=https://exemple.fr/", "/blog?url=https://exemple.fr/"],
  ["/#faq", "/#faq"],
])("%s is followed as %s", async (to, followed) => {
  const { follow } = router();
  history.replaceState(null, "", "/ailleurs");
  await navigate(to);
  expect(follow).toHaveBeenCalledWith(followed, undefined);
});

test("of two links followed one after the other the later one wins, whichever page arrives first", async () => {
  const { follow, arrive } = router({ isSlow: true });
  const both = [navigate("/accessibilite"), navigate("/blog")];
  arrive("/blog");
  arrive("/accessibilite");
  await Promise.all(both);
  expect(follow.mock.calls).toEqual([["/blog", undefined]]);
});

test("a link that is given up before its page has arrived is not followed", async () => {
  const { follow, arrive } = router({ isSlow: true });
  const followed = navigate("/blog");
  giveUp();
  arrive("/blog");
  await followed;
  expect(follow).not.toHaveBeenCalled();
});

test("a second click on a link whose page is on its way asks for nothing more", async () => {
  const { follow, loadPage, arrive } = router({ isSlow: true });
  const both = [navigate("/blog"), navigate("/blog")];
  arrive("/blog");
  await Promise.all(both);
  expect(loadPage).toHaveBeenCalledTimes(1);
  expect(follow).toHaveBeenCalledTimes(1);
});

test("a link to where one is takes the place of this step in the history", async () => {
  const { follow } = router();
  history.replaceState(null, "", "/blog?a=b");
  await navigate("/blog?a=b");
  expect(follow).toHaveBeenCalledWith("/blog?a=b", { replace: true });
  await navigate("/blog");
  expect(follow).toHaveBeenLastCalledWith("/blog", undefined);
});

test("a page of another build is the browser's to fetch", async () => {
  const { follow } = router();
  const of = (webpackCompilationHash: string) => async () => ({ status: "success", page: { webpackCompilationHash } });
  Object.assign(window, { ___webpackCompilationHash: "old", ___loader: { loadPage: of("new") } });
  // jsdom, which cannot go there, says so.
  const said = jest.spyOn(console, "error").mockImplementation(() => {});
  await navigate("/blog");
  expect(follow).not.toHaveBeenCalled();
  expect(String(said.mock.lastCall)).toContain("navigation");
  Object.assign(window, { ___loader: { loadPage: of("old") } });
  await navigate("/blog");
  expect(follow).toHaveBeenCalledTimes(1);
  Object.assign(window, { ___webpackCompilationHash: undefined });
});

test.each([
  ["rejects", () => Promise.reject(new Error())],
  ["throws", () => decodeURIComponent("%E9")],
])("a page whose loading %s is the browser's to fetch, at the first click", async (_, loadPage) => {
  const { follow } = router();
  Object.assign(window, { ___loader: { loadPage } });
  const said = jest.spyOn(console, "error").mockImplementation(() => {});
  said.mockClear();
  await navigate("/caf%E9");
  expect(follow).not.toHaveBeenCalled();
  expect(String(said.mock.lastCall)).toContain("navigation");
});

test("an address is cut into its path, its query and its fragment", () => {
  expect(parsePath("/blog?a=b#c")).toEqual({ pathname: "/blog", search: "?a=b", hash: "#c" });
  expect(parsePath("")).toEqual({ pathname: "/", search: "", hash: "" });
});

test("Gatsby's own link says what to use instead of it", () => {
  expect(Link).toThrow("Use <a>");
});
