/** @jest-environment jsdom */
import { giveUp, Link, navigate, parsePath } from "../../../src/browser/gatsby-link";

/** Gatsby's router and loader; every page is loaded at once unless they are slow. */
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

test("of two links followed one after the other, the later one wins, whichever page loads first", async () => {
  const { follow, arrive } = router({ isSlow: true });
  const both = [navigate("/accessibilite"), navigate("/blog")];
  arrive("/blog");
  arrive("/accessibilite");
  await Promise.all(both);
  expect(follow.mock.calls).toEqual([["/blog", undefined]]);
});

test("a cancelled link is not followed when its page loads", async () => {
  const { follow, arrive } = router({ isSlow: true });
  const followed = navigate("/blog");
  giveUp();
  arrive("/blog");
  await followed;
  expect(follow).not.toHaveBeenCalled();
});

test("a second click on a link whose page is loading requests nothing more", async () => {
  const { follow, loadPage, arrive } = router({ isSlow: true });
  const both = [navigate("/blog"), navigate("/blog")];
  arrive("/blog");
  await Promise.all(both);
  expect(loadPage).toHaveBeenCalledTimes(1);
  expect(follow).toHaveBeenCalledTimes(1);
});

test("a link to the current URL replaces the history entry", async () => {
  const { follow } = router();
  history.replaceState(null, "", "/blog?a=b");
  await navigate("/blog?a=b");
  expect(follow).toHaveBeenCalledWith("/blog?a=b", { replace: true });
  await navigate("/blog");
  expect(follow).toHaveBeenLastCalledWith("/blog", undefined);
});

test("a link to the current page, but not to the section that the URL names, is a step of its own", async () => {
  const { follow } = router();
  history.replaceState(null, "", "/blog#faq");
  await navigate("/blog");
  expect(follow).toHaveBeenCalledWith("/blog", undefined);
});

test("a page that arrives after the browser was asked for it is not shown by the router as well", async () => {
  const { follow, arrive } = router({ isSlow: true });
  const said = jest.spyOn(console, "error").mockImplementation(() => {});
  const now = jest.spyOn(performance, "now").mockReturnValue(0);
  history.replaceState(null, "", "/");
  const first = navigate("/blog");
  now.mockReturnValue(1_000);
  await navigate("/blog");
  expect(String(said.mock.lastCall)).toContain("navigation");
  arrive("/blog");
  await first;
  expect(follow).not.toHaveBeenCalled();
  now.mockRestore();
});

test("a page of another build is loaded by the browser", async () => {
  const { follow } = router();
  const of = (webpackCompilationHash: string) => async () => ({ status: "success", page: { webpackCompilationHash } });
  Object.assign(window, { ___webpackCompilationHash: "old", ___loader: { loadPage: of("new") } });
  // jsdom cannot navigate and reports it.
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
])("a page whose loading %s is loaded by the browser at the first click", async (_, loadPage) => {
  const { follow } = router();
  Object.assign(window, { ___loader: { loadPage } });
  const said = jest.spyOn(console, "error").mockImplementation(() => {});
  said.mockClear();
  await navigate("/caf%E9");
  expect(follow).not.toHaveBeenCalled();
  expect(String(said.mock.lastCall)).toContain("navigation");
});

test("a URL is split into its path, query and fragment", () => {
  expect(parsePath("/blog?a=b#c")).toEqual({ pathname: "/blog", search: "?a=b", hash: "#c" });
  expect(parsePath("")).toEqual({ pathname: "/", search: "", hash: "" });
});

test("Gatsby's own link names its replacement", () => {
  expect(Link).toThrow("Use <a>");
});
