/** @jest-environment jsdom */
import type { RouteUpdateArgs } from "gatsby";
import { ignoreScrollWhileLeaving, restoreScroll } from "../../../../src/browser/scroll/scroll";
import { markShown } from "../../../../src/site/shown-page";
import { denied } from "../../analytics/visit";

const NAME = "@@scroll|/|initial";

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

/** The restored scroll position, in pixels, after going back to /#faq; null if nothing is scrolled. */
function stepBack(from = "/blog"): number | null {
  const scrolled = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  const location = { pathname: "/", hash: "#faq", key: "initial", action: "POP" };
  const prevLocation = { pathname: from };
  restoreScroll({ location, prevLocation } as unknown as RouteUpdateArgs);
  if (!scrolled.mock.lastCall) return null;
  const [to] = scrolled.mock.lastCall as unknown as [ScrollToOptions];
  return Number(to.top);
}

test("going back to a page with a fragment restores the scroll position", () => {
  expect(stepBack()).toBeNull();
  sessionStorage.setItem(NAME, "2500");
  expect(stepBack()).toBe(2500);
});

test("going back within a page is left to the browser", () => {
  sessionStorage.setItem(NAME, "2500");
  expect(stepBack("/")).toBeNull();
});

test("going back restores the scroll position if storage is blocked", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(denied);
  expect(stepBack()).toBeNull();
  Object.assign(window, { ___GATSBY_REACT_ROUTER_SCROLL: { [NAME]: 2500 } });
  expect(stepBack()).toBe(2500);
});

test("scroll events between a step back and its page are stopped, until the undo", () => {
  const heard = jest.fn();
  history.replaceState(null, "", "/blog");
  markShown("/blog");
  const stop = ignoreScrollWhileLeaving();
  window.addEventListener("scroll", heard);
  const scroll = () => window.dispatchEvent(new Event("scroll"));
  scroll();
  expect(heard).toHaveBeenCalledTimes(1);
  history.replaceState(null, "", "/");
  scroll();
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  scroll();
  expect(heard).toHaveBeenCalledTimes(2);
});
