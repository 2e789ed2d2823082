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

/** Points at a term twice; its explanation's code does not come. */
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

test("a term whose explanation was lost on its way stays a term, and asks again", async () => {
  error = Object.assign(new Error(), { name: "ChunkLoadError" });
  await pointTwice();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(logged).not.toHaveBeenCalled();
});

test("a term whose explanation has a fault stays a term, and the fault is logged once", async () => {
  error = new TypeError();
  await pointTwice();
  expect(logged.mock.calls).toEqual([[error]]);
});
