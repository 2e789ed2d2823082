/** @jest-environment jsdom */
import type { RouteUpdateArgs } from "gatsby";
import { onRouteUpdate } from "../../../src/browser/on-route-update";
import { shownPath } from "../../../src/site/shown-page";
import { visit } from "../analytics/visit";

const at = (address: string) => new URL(address, location.origin) as unknown as RouteUpdateArgs["location"];

function route(from: string, to: string) {
  const page = visit(from);
  Object.assign(globalThis, { __analytics: page.core });
  page.core.countPage();
  history.replaceState(null, "", to);
  onRouteUpdate({ location: at(to), prevLocation: at(from) } as RouteUpdateArgs);
  page.analytics.track("CTAClicked");
  const urls = page.sent().map(({ name, url }) => `${name} ${url}`);
  page.undo();
  return urls;
}

beforeEach(() => jest.spyOn(window, "scrollTo").mockImplementation());

test("a link back to the shown page counts it once, whatever its parameters, and so does going back", () => {
  expect(route("/?gf=ami", "/")).toEqual(["Pageview /?gf=ami", "CTAClicked /"]);
  expect(route("/blog?a=b&gf=ami", "/blog?a=b")).toEqual(["Pageview /blog?a=b&gf=ami", "CTAClicked /blog?a=b"]);
  expect(route("/?gf=ami&fbclid=1", "/")).toEqual(["Pageview /?gf=ami", "CTAClicked /"]);
  expect(route("/blog?utm_source=a&b=c", "/blog?b=c")).toHaveLength(2);
  expect(route("/", "/?gf=ami&utm_source=a")).toHaveLength(2);
});

test("a fragment that cannot be decoded scrolls to no section, and the next page is still counted", () => {
  expect(route("/", "/blog#100%")).toEqual(["Pageview /", "Pageview /blog", "CTAClicked /blog"]);
});

test("another page, or another query, is counted", () => {
  expect(route("/?gf=ami", "/blog")).toEqual(["Pageview /?gf=ami", "Pageview /blog", "CTAClicked /blog"]);
  expect(route("/?gf=ami", "/?a=b")).toEqual(["Pageview /?gf=ami", "Pageview /?a=b", "CTAClicked /?a=b"]);
});

test("a page is counted whose URL was there before the update for a section of the previous page", () => {
  const page = visit("/?gf=ami");
  Object.assign(globalThis, { __analytics: page.core });
  page.core.countPage();
  history.replaceState(null, "", "/blog");
  onRouteUpdate({ location: at("/?gf=ami#features"), prevLocation: at("/?gf=ami") } as RouteUpdateArgs);
  onRouteUpdate({ location: at("/blog"), prevLocation: at("/?gf=ami#features") } as RouteUpdateArgs);
  expect(page.sent().map(({ name, url }) => `${name} ${url}`)).toEqual(["Pageview /?gf=ami", "Pageview /blog"]);
  page.undo();
});

test("a page is counted that the visitor left before it was shown, and so is the page that follows it", () => {
  const page = visit("/?gf=ami");
  Object.assign(globalThis, { __analytics: page.core });
  page.core.countPage();
  onRouteUpdate({ location: at("/blog?utm_source=site"), prevLocation: at("/?gf=ami") } as RouteUpdateArgs);
  expect(shownPath()).toBe("/blog");
  page.analytics.track("CTAClicked");
  onRouteUpdate({ location: at("/?gf=ami"), prevLocation: at("/blog?utm_source=site") } as RouteUpdateArgs);
  expect(page.sent()).toMatchObject([
    { name: "Pageview", url: "/?gf=ami" },
    { name: "Pageview", url: "/blog", referrer: "/?gf=ami", metadata: { utm_source: "site" } },
    { name: "CTAClicked", url: "/blog" },
    { name: "Pageview", url: "/?gf=ami", referrer: "/blog" },
  ]);
  page.undo();
});

test("the first page is counted once, whatever form the router gives to its URL", () => {
  const page = visit("/%25-caf");
  Object.assign(globalThis, { __analytics: page.core });
  page.core.countPage();
  onRouteUpdate({ location: at("/%2525-caf"), prevLocation: null } as unknown as RouteUpdateArgs);
  expect(page.names()).toEqual(["Pageview"]);
  page.undo();
});
