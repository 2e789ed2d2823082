/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { showToast, Toasts } from "../../../src/ui/toasts";

const shown = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a toast shows for four seconds", async () => {
  render(<Toasts label="Confirmation" />);
  act(() => showToast("Lien copié"));
  await pass(0);
  expect(shown()).toEqual(["Lien copié"]);
  await pass(3_999);
  expect(shown()).toEqual(["Lien copié"]);
  await pass(1);
  expect(shown()).toEqual([]);
});

test("a toast that closes leaves a later one its own four seconds", async () => {
  render(<Toasts label="Confirmation" />);
  act(() => showToast("un"));
  await pass(2_000);
  act(() => showToast("deux"));
  await pass(2_000);
  expect(shown()).toEqual(["deux"]);
  await pass(1_999);
  expect(shown()).toEqual(["deux"]);
  await pass(1);
  expect(shown()).toEqual([]);
});

test("a toast waits until a screen reader has finished, in a region whose name says its key", async () => {
  render(<Toasts label="Confirmation" />);
  act(() => showToast("Lien copié"));
  await pass(0);
  expect(screen.getByRole("status").getAttribute("aria-live")).toBe("polite");
  expect(screen.getByRole("region", { name: "Confirmation (F8)" })).toBeTruthy();
  await pass(4_000);
});

test("of five toasts, the last three are shown, and the dropped ones do not come back", async () => {
  render(<Toasts label="Confirmation" />);
  const messages = ["un", "deux", "trois", "quatre", "cinq"];
  for (const message of messages) {
    act(() => showToast(message));
    await pass(200);
    expect(shown().length).toBeLessThanOrEqual(3);
  }
  expect(shown()).toEqual(["trois", "quatre", "cinq"]);
  await pass(4_000);
  expect(shown()).toEqual([]);
  await pass(8_000);
  expect(shown()).toEqual([]);
});

describe("toasts whose code fails to load", () => {
  const imported = (error: Error) => {
    jest.resetModules();
    jest.doMock("../../../src/ui/live-toasts", () => {
      throw error;
    });
    return import("../../../src/ui/toasts");
  };
  const logged = jest.spyOn(console, "error").mockImplementation();
  beforeEach(() => logged.mockClear());

  test("are silent if the network failed", async () => {
    const toasts = await imported(Object.assign(new Error(), { name: "ChunkLoadError" }));
    toasts.showToast("Lien copié");
    await pass(0);
    expect(logged).not.toHaveBeenCalled();
  });

  test("log the error if the code throws", async () => {
    const fault = new TypeError();
    const toasts = await imported(fault);
    toasts.showToast("Lien copié");
    await pass(0);
    expect(logged.mock.calls).toEqual([[fault]]);
  });
});
