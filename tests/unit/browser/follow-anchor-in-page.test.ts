/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/dom";
import { followAnchorInPage } from "../../../src/browser/follow-anchor-in-page";

beforeAll(() => window.addEventListener("click", followAnchorInPage));

/** Follows a link of the page at `address`; returns whether it was kept from the browser. jsdom never leaves. */
function follow(address: string, markup: string, click: MouseEventInit = {}): boolean {
  history.replaceState(null, "", address);
  document.body.innerHTML = `${markup}<section id="faq"></section>`;
  let isKept = false;
  const last = (event: Event) => {
    isKept = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", last, { once: true });
  fireEvent.click(document.querySelector("b")!, click);
  return isKept;
}

const link = (href: string, more = "") => `<a href="${href}" ${more}><b>FAQ</b></a>`;

test("a link to a section stays on a page that was opened with a query, and keeps the query", () => {
  expect(follow("/?gf=marie", link("/#faq"))).toBe(true);
  expect(location.search + location.hash).toBe("?gf=marie#faq");
});

test.each(["/?gf=marie&utm_source=lettre", "/"])(
  "a link to a section with the referral code added stays on the page too, at %s",
  (address) => {
    const { search } = new URL(address, location.href);
    expect(follow(address, link("/?gf=marie#faq"))).toBe(true);
    expect(location.search + location.hash).toBe(`${search}#faq`);
  },
);

test.each([
  ["a page that was reached without a query", "/", link("/#faq")],
  ["a link that has the page's very query", "/?gf=marie", link("/?gf=marie#faq")],
  ["a section of another page", "/blog?gf=marie", link("/#faq")],
  ["a section of another site", "/?gf=marie", link("https://app.maillon.example/#faq")],
  ["a link with a query of its own", "/?gf=marie", link("/?a=b#faq")],
  ["a link that opens a new tab", "/?gf=marie", link("/#faq", 'target="_blank"')],
  ["a link to no section", "/?gf=marie", link("/")],
  ["no link at all", "/?gf=marie", "<b>FAQ</b>"],
])("%s is left to the browser", (_, address, markup) => {
  expect(follow(address, markup)).toBe(false);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a click with %p, which opens the link elsewhere, is left to the browser",
  (click) => {
    expect(follow("/?gf=marie", link("/#faq"), click)).toBe(false);
  },
);
