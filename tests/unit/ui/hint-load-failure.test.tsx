/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { Hint } from "../../../src/ui/hint";

let error: Error;
const asked = jest.fn();
jest.mock("../../../src/ui/tooltip", () => {
  asked();
  throw error;
});

const logged = jest.spyOn(console, "error").mockImplementation();
beforeEach(() => jest.clearAllMocks());

/** Focuses a term twice; the code of its tooltip does not load. */
async function pointTwice() {
  render(
    <Hint text="Un lien qui mène chacun au bon endroit." describedBy="fact">
      3 liens dynamiques
    </Hint>,
  );
  for (let times = 0; times < 2; times++) {
    await act(async () => screen.getByRole("button").focus());
    act(() => screen.getByRole("button").blur());
  }
}

test("a term whose tooltip fails to load stays a term, and requests it again", async () => {
  error = Object.assign(new Error(), { name: "ChunkLoadError" });
  await pointTwice();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(logged).not.toHaveBeenCalled();
});

test("a term whose tooltip code throws stays a term, and the error is logged once", async () => {
  error = new TypeError();
  await pointTwice();
  expect(logged.mock.calls).toEqual([[error]]);
});
