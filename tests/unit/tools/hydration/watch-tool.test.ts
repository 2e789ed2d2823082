/** @jest-environment jsdom */
import { watchTool } from "../../../../src/tools/hydration/watch-tool";

globalThis.IntersectionObserver = jest.fn(() => ({
  observe: () => undefined,
  disconnect: () => undefined,
})) as unknown as typeof IntersectionObserver;

/** Watches a tool in which the visitor has done something before this code ran. */
function watch(before: (place: HTMLElement) => void) {
  document.body.innerHTML = `<div><input value="exemple"><input type="file"></div>`;
  const place = document.body.firstElementChild as HTMLElement;
  before(place);
  const request = jest.fn();
  const stop = watchTool(place, request);
  return { place, request, stop };
}

test("an untouched tool is not needed, and its result is its example's", () => {
  const { place, request, stop } = watch(() => {});
  expect(request).not.toHaveBeenCalled();
  expect(place.dataset).not.toHaveProperty("stale");
  stop();
});

test("a tool is needed whose field was filled in earlier, and its result is stale until it works", () => {
  const { place, request, stop } = watch((tool) => void (tool.querySelector("input")!.value = "le mien"));
  expect(request).toHaveBeenCalledTimes(1);
  expect(place.dataset).toHaveProperty("stale");
  stop(true);
  expect(place.dataset).not.toHaveProperty("stale");
});

test("a tool is needed on whose field a file was dropped earlier", () => {
  const { request, stop } = watch((tool) =>
    Object.defineProperty(tool.querySelector("[type=file]"), "files", { value: [new File([], "logo.png")] }),
  );
  expect(request).toHaveBeenCalledTimes(1);
  stop();
});

test("a second caller of one tool replaces the first, and is called at once if the code is already needed", () => {
  const { place, request, stop } = watch((tool) => tool.querySelector("input")!.focus());
  const second = jest.fn();
  watchTool(place, second);
  expect([request, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  place.querySelector("input")!.dispatchEvent(new Event("input", { bubbles: true }));
  expect([request, second].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
  stop();
  place.querySelector("input")!.dispatchEvent(new Event("input", { bubbles: true }));
  expect(second).toHaveBeenCalledTimes(2);
});
