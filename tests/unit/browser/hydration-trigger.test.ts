/** @jest-environment jsdom */
import { onHydrationTrigger } from "../../../src/browser/hydration-trigger";

globalThis.IntersectionObserver = jest.fn(() => ({
  observe: () => undefined,
  disconnect: () => undefined,
})) as unknown as typeof IntersectionObserver;

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
