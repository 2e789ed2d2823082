/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/dom";
import { followLinks } from "../../../src/browser/follow-links";
import { onInitialClientRender } from "../../../src/browser/hydration";
import { giveUp, navigate } from "../../../src/browser/gatsby-link";

jest.mock("../../../src/browser/gatsby-link", () => ({ giveUp: jest.fn(), navigate: jest.fn() }));

beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState(null, "", "/blog");
});

/** Clicks on the page; tells where that leads within it, and whether a page that is awaited is given up. */
function click(markup: string, init: MouseEventInit = {}) {
  document.body.innerHTML = markup;
  const stop = followLinks();
  // What a browser does then, this one cannot.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(document.querySelector("b")!, init);
  stop();
  return { to: jest.mocked(navigate).mock.lastCall?.[0], isGivenUp: jest.mocked(giveUp).mock.calls.length > 0 };
}

const link = (href: string, more = "") => `<a href="${href}" ${more}><b>Lien</b></a>`;

/* In this order: a page is hydrated once. */

test("before the page is hydrated, links are the browser's", () => {
  expect(click(link("/"))).toEqual({ to: undefined, isGivenUp: false });
  onInitialClientRender();
});

test.each(["/", "/raccourcir-lien?a=b", "/qrcode/creator#outil=qr", "/blog", "/nulle-part"])(
  "a link to %s is followed inside the page",
  (href) => {
    expect(click(link(href))).toEqual({ to: href, isGivenUp: false });
  },
);

test.each([
  ...["https://app.maillon.example/inscription", "/llms.txt", "#faq", "/blog#faq"],
  // The router could not decode these.
  ...["/caf%E9", "/qrcode/dynamique#outil=qr&text=100%"],
])("a link to %s is the browser's, and gives up a page that is awaited", (href) => {
  expect(click(link(href))).toEqual({ to: undefined, isGivenUp: true });
});

test.each([
  ["opens another tab", link("/", 'target="_blank"'), {}],
  ["is forced into another tab", link("/"), { ctrlKey: true }],
  ["fetches a file", link("/code.svg", 'download="code.svg"'), {}],
  ["begins a letter", link("mailto:support@maillon.example"), {}],
  ["is on no link", "<b>Lien</b>", {}],
])("a click that %s changes nothing", (_, markup, init) => {
  expect(click(markup, init)).toEqual({ to: undefined, isGivenUp: false });
});

test("a click that something else has answered changes nothing", () => {
  const answer = (event: Event) => event.preventDefault();
  document.addEventListener("click", answer);
  expect(click(link("/"))).toEqual({ to: undefined, isGivenUp: false });
  document.removeEventListener("click", answer);
});

test.each([
  ["a step back", "popstate"],
  ["leaving for another site", "pagehide"],
])("%s gives up a page that is awaited, until that is undone", (_, event) => {
  const stop = followLinks();
  window.dispatchEvent(new Event(event));
  expect(giveUp).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new Event(event));
  expect(giveUp).toHaveBeenCalledTimes(1);
});
