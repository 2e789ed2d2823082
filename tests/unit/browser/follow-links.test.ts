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

/** Clicks on the page; returns the client-side target, and whether a pending navigation is cancelled. */
function click(markup: string, init: MouseEventInit = {}) {
  document.body.innerHTML = markup;
  const stop = followLinks();
  // jsdom cannot navigate.
  window.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(document.querySelector("b")!, init);
  stop();
  return { to: jest.mocked(navigate).mock.lastCall?.[0], isGivenUp: jest.mocked(giveUp).mock.calls.length > 0 };
}

const link = (href: string, more = "") => `<a href="${href}" ${more}><b>Lien</b></a>`;

/* The order matters: a page is hydrated once. */

test("before hydration, links are left to the browser", () => {
  expect(click(link("/"))).toEqual({ to: undefined, isGivenUp: false });
  onInitialClientRender();
});

test.each(["/", "/raccourcir-lien?a=b", "/qrcode/creator#outil=qr", "/blog", "/nulle-part"])(
  "a link to %s is followed by client-side navigation",
  (href) => {
    expect(click(link(href))).toEqual({ to: href, isGivenUp: false });
  },
);

test.each([
  ...["https://app.maillon.example/inscription", "/llms.txt", "#faq", "/blog#faq"],
  // The router could not decode these.
  ...["/caf%E9", "/qrcode/dynamique#outil=qr&text=100%"],
])("a link to %s is left to the browser and cancels a pending navigation", (href) => {
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

test("a click whose default action was already prevented changes nothing", () => {
  const answer = (event: Event) => event.preventDefault();
  document.addEventListener("click", answer);
  expect(click(link("/"))).toEqual({ to: undefined, isGivenUp: false });
  document.removeEventListener("click", answer);
});

test.each([
  ["a step back", "popstate"],
  ["leaving for another site", "pagehide"],
])("%s cancels a pending navigation, until the undo", (_, event) => {
  const stop = followLinks();
  window.dispatchEvent(new Event(event));
  expect(giveUp).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new Event(event));
  expect(giveUp).toHaveBeenCalledTimes(1);
});
