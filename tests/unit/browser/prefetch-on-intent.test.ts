/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/dom";
import { onInitialClientRender } from "../../../src/browser/hydration";
import { prefetchOnIntent } from "../../../src/browser/prefetch-on-intent";

const hovering = jest.fn();
const link = () => document.querySelector("b")!;

beforeEach(() => {
  document.body.innerHTML = '<a href="/blog"><b>Blog</b></a>';
  (window as unknown as { ___loader: unknown }).___loader = { hovering };
  jest.clearAllMocks();
});

/* The order matters: a page is hydrated once. */

test("before hydration, no page is prefetched", () => {
  const stop = prefetchOnIntent();
  fireEvent.pointerOver(link());
  expect(hovering).not.toHaveBeenCalled();
  stop();
});

test("after hydration, a link's page is prefetched at the first sign of intent, until the undo", () => {
  onInitialClientRender();
  const stop = prefetchOnIntent();
  fireEvent.pointerOver(link());
  expect(hovering.mock.calls).toEqual([["/blog"]]);
  stop();
  fireEvent.pointerOver(link());
  expect(hovering).toHaveBeenCalledTimes(1);
});

test.each([
  ["another site's", "https://app.maillon.example/blog"],
  ["the shown page's own", "#faq"],
  ["a file's", "/llms.txt"],
  // Gatsby would throw on these.
  ["an old Latin-1 address's", "/caf%E9"],
  ["a tool's, whose state cannot be decoded,", "/qrcode/dynamique#outil=qr&text=100%"],
])("%s link prefetches no page", (_, href) => {
  document.body.innerHTML = `<a href="${href}"><b>Lien</b></a>`;
  const stop = prefetchOnIntent();
  fireEvent.pointerOver(link());
  stop();
  expect(hovering).not.toHaveBeenCalled();
});

test.each([{ saveData: true }, { effectiveType: "slow-2g" }])(
  "a connection that is %p prefetches no page",
  (connection) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    const stop = prefetchOnIntent();
    fireEvent.pointerOver(link());
    stop();
    Reflect.deleteProperty(navigator, "connection");
    expect(hovering).not.toHaveBeenCalled();
  },
);
