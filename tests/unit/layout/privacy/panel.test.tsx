/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import words from "../../../../data/layout/privacy-panel.json";
import { PrivacyPanel } from "../../../../src/layout/privacy/panel";

let error: Error;
const asked = jest.fn();
jest.mock("gatsby", () => ({
  graphql: () => null,
  useStaticQuery: () => ({ layoutPrivacyPanel: words, siteSettings: { analytics: { cookieDays: {} } } }),
}));
jest.mock("../../../../src/site/retry", () => ({ retry: (attempt: () => unknown) => attempt() }));
jest.mock("../../../../src/layout/privacy/details", () => {
  asked();
  throw error;
});

const logged = jest.spyOn(console, "error").mockImplementation();
beforeEach(() => jest.clearAllMocks());

/** Focuses twice the panel whose code does not load. */
async function comeTwice() {
  render(<PrivacyPanel />);
  const title = screen.getByText(words.title).closest("summary")!;
  for (let times = 0; times < 2; times++) {
    await act(async () => title.focus());
    act(() => title.blur());
  }
  expect(screen.getByText(words.needsScript)).toBeTruthy();
}

test("a panel whose code fails to load requests it again", async () => {
  error = Object.assign(new Error(), { name: "ChunkLoadError" });
  await comeTwice();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(logged).not.toHaveBeenCalled();
});

test("a panel whose code throws logs the error once and requests nothing more", async () => {
  error = new TypeError();
  await comeTwice();
  expect(logged.mock.calls).toEqual([[error]]);
});
