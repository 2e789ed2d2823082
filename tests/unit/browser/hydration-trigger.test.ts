/** @jest-environment jsdom */
import { onHydrationTrigger } from "../../../src/browser/hydration-trigger";

globalThis.IntersectionObserver = jest.fn(() => ({
  observe: () => undefined,
  disconnect: () => undefined,
})) as unknown as typeof IntersectionObserver;

/** Starts to watch a page with this content, beside a footer with a button; `before` happens earlier. */
function watch(content: string, before = () => {}) {
  document.body.innerHTML = `<main>${content}</main><footer><button>Autre</button></footer>`;
  before();
  const request = jest.fn();
  const stop = onHydrationTrigger(document.querySelector("main")!, request);
  const point = (selector: string) =>
    document.querySelector(selector)!.dispatchEvent(new Event("pointerover", { bubbles: true }));
  return { request, stop, point };
}

test("a page is requested at once if one of its buttons has the focus already", () => {
  const { request, stop } = watch("<button>Copier</button>", () => document.querySelector("button")!.focus());
  expect(request).toHaveBeenCalledTimes(1);
  stop();
});

test("a page is requested by its own buttons, even if they stop the event, and by nothing else", () => {
  const { request, stop, point } = watch("<p>Texte</p><button>Copier <b>tout</b></button>");
  point("footer button");
  point("main p");
  expect(request).not.toHaveBeenCalled();
  document.querySelector("b")!.addEventListener("pointerover", (event) => event.stopImmediatePropagation());
  point("b");
  expect(request).toHaveBeenCalledTimes(1);
  stop();
});

test("a page is requested as soon as the URL names one of its tools, until the undo", () => {
  document.body.innerHTML = `<main><div data-tool="whatsapp"></div></main>`;
  const request = jest.fn();
  const stop = onHydrationTrigger(document.querySelector("main")!, request);
  const arrive = (hash: string) => {
    history.replaceState(null, "", hash);
    dispatchEvent(new HashChangeEvent("hashchange"));
    return request.mock.calls.length;
  };
  expect(["#faq", "#outil=sms&number=1", "#outil=whatsapp&number=1"].map(arrive)).toEqual([0, 0, 1]);
  stop();
  expect(arrive("#outil=whatsapp&number=2")).toBe(1);
});
