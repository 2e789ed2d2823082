/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { TOOL_COMPONENTS } from "../../../../src/tools/tool-components";
import { Tool } from "../../../../src/tools/tool";

jest.mock("gatsby", () => ({ graphql: () => null }));
jest.mock("../../../../src/tools/tool-components", () => ({
  TOOL_COMPONENTS: { qr: jest.fn(), sms: jest.fn(), utm: jest.fn(), email: jest.fn() },
}));

const undisturbed = { observe: () => undefined, disconnect: () => undefined };
globalThis.IntersectionObserver = jest.fn(() => undisturbed) as unknown as typeof IntersectionObserver;
// Like Chromium and Firefox, which have scroll anchoring.
globalThis.CSS = { supports: () => true } as unknown as typeof CSS;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const lost = () => Promise.reject(Object.assign(new Error("Loading chunk failed"), { name: "ChunkLoadError" }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe("a tool rendered by React whose code fails to load", () => {
  it("is requested again after 1, 2 and 4 seconds, until it has loaded", async () => {
    const load = jest.mocked(TOOL_COMPONENTS.qr).mockImplementation(lost);
    render(<Tool words={{ name: "qr" } as never} />);
    const asked = [];
    for (const seconds of [0, 1, 2]) {
      await pass(seconds * 1_000);
      asked.push(load.mock.calls.length);
    }
    expect(asked).toEqual([1, 2, 3]);
    load.mockResolvedValue({ default: () => <p>Le studio</p> });
    await pass(4_000);
    expect(screen.getByText("Le studio")).toBeTruthy();
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it("is requested as soon as the network is back, and no more once the page is left", async () => {
    const load = jest.mocked(TOOL_COMPONENTS.sms).mockImplementation(lost);
    const { unmount } = render(<Tool words={{ name: "sms" } as never} />);
    await pass(0);
    dispatchEvent(new Event("online"));
    await pass(0);
    expect(load).toHaveBeenCalledTimes(2);
    unmount();
    dispatchEvent(new Event("online"));
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe("a tool in the served markup whose code fails to load", () => {
  it("is requested again at the next interaction after a pause of 1, then 2 seconds", async () => {
    const load = jest.mocked(TOOL_COMPONENTS.utm).mockImplementation(lost);
    document.body.innerHTML = `<main><div class="extra" data-tool="utm" data-print="no"><!--$--><input><!--/$--></div></main>`;
    act(() => void hydrateRoot(document.querySelector("main")!, <Tool words={{ name: "utm" } as never} />));
    const type = () => fireEvent.keyDown(document.querySelector("input")!);
    const asked = [];
    for (let tenths = 0; tenths < 35; tenths++) {
      type();
      await pass(100);
      if (tenths % 10 === 0) asked.push(load.mock.calls.length);
    }
    expect(asked).toEqual([1, 2, 2, 3]);
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(4);
    type();
    await pass(0);
    expect(load).toHaveBeenCalledTimes(5);
  });
});

test("a tool whose code throws logs the error once and requests nothing more, and its placeholder stays", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation();
  const fault = new TypeError("undefined is not a function");
  const load = jest.mocked(TOOL_COMPONENTS.email).mockRejectedValue(fault);
  render(<Tool words={{ name: "email" } as never} />);
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls).toEqual([[fault]]);
  expect(document.querySelector("[data-tool=email]")).not.toBeNull();
});
