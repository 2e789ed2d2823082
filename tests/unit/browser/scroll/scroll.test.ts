/** @jest-environment jsdom */
import type { RouteUpdateArgs } from "gatsby";
import { restoreScroll, markShown, ignoreScrollWhileLeaving } from "../../../../src/browser/scroll/scroll";
import { denied } from "../../analytics/visit";

const NAME = "@@scroll|/|initial";

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

/** Where the visitor is brought who steps back from /blog to /#faq, in pixels; null where the page is left alone. */
function stepBack(): number | null {
  const scrolled = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  const location = { pathname: "/", hash: "#faq", key: "initial", action: "POP" };
  const prevLocation = { pathname: "/blog" };
  restoreScroll({ location, prevLocation } as unknown as RouteUpdateArgs);
  const [to] = scrolled.mock.lastCall ?? [];
  return (to as ScrollToOptions | undefined)?.top ?? null;
}

test("a step back to a page with a fragment leads to the place left", () => {
  expect(stepBack()).toBeNull();
  sessionStorage.setItem(NAME, "2500");
  expect(stepBack()).toBe(2500);
});

test("so it does where storage is blocked", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(denied);
  expect(stepBack()).toBeNull();
  Object.assign(window, { ___GATSBY_REACT_ROUTER_SCROLL: { [NAME]: 2500 } });
  expect(stepBack()).toBe(2500);
});

test("scrolling between a step and its page is told to nobody, until that is undone", () => {
  const heard = jest.fn();
  history.replaceState(null, "", "/blog");
  markShown();
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
