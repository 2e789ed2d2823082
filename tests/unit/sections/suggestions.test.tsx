/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, cleanup, render, screen } from "@testing-library/react";
import Suggestions from "../../../src/sections/suggestions";
import { retryPause } from "../../../src/site/retry-policy";

const INDEX = [{ key: "whatsapp", path: "/raccourcir-lien/whatsapp", label: "WhatsApp", synonyms: [] }];
const MINUTE = 60_000;

let asked: number;
beforeEach(() => {
  jest.useFakeTimers();
  asked = 0;
  globalThis.fetch = jest.fn(async () => {
    asked++;
    return { ok: true, json: async () => INDEX } as Response;
  });
});
afterEach(async () => {
  cleanup();
  // The cache outlives the page.
  await jest.advanceTimersByTimeAsync(6 * MINUTE);
  jest.useRealTimers();
});

/** Shows the suggestions for an unknown URL, then leaves it. */
async function visit(path: string) {
  render(<Suggestions path={path} title="Vous cherchiez peut-être" />);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", "/raccourcir-lien/whatsapp");
  cleanup();
}

test("the page index is fetched once in five minutes (specification, section 9)", async () => {
  await visit("/raccourcir-lien/watsapp");
  await jest.advanceTimersByTimeAsync(4 * MINUTE);
  await visit("/raccourcir-lien/whatsap");
  expect(asked).toBe(1);
  await jest.advanceTimersByTimeAsync(6 * MINUTE);
  await visit("/raccourcir-lien/watsapp");
  expect(asked).toBe(2);
});

test("a fetch that keeps failing is retried three times, after the site's pauses (specification, section 9)", async () => {
  jest.mocked(fetch).mockImplementation(() => Promise.reject(new TypeError(`Failed: ${asked++}`)));
  render(<Suggestions path="/raccourcir-lien/watsapp" title="Vous cherchiez peut-être" />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  for (const requests of [1, 2, 3]) {
    await act(() => jest.advanceTimersByTimeAsync(retryPause(requests - 1) - 1));
    expect(asked).toBe(requests);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(asked).toBe(requests + 1);
  }
  await act(() => jest.advanceTimersByTimeAsync(10 * MINUTE));
  expect(asked).toBe(4);
});
