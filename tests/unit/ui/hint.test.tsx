/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Hint } from "../../../src/ui/hint";

const TEXT = "Un lien qui mène chacun au bon endroit.";

beforeAll(() => {
  // What jsdom is without, and the tooltip measures with.
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const draw = () =>
  render(
    <main>
      <Hint text={TEXT} describedBy="fact">
        3 liens dynamiques
      </Hint>
    </main>,
  );

test("a term that is only clicked, as assistive technology does, explains itself without taking the focus", async () => {
  draw();
  await act(async () => screen.getByRole("button").click());
  expect((await screen.findByRole("tooltip")).textContent).toBe(TEXT);
  expect(document.activeElement).toBe(document.body);
});

test("a term that is reached by keyboard explains itself and keeps the focus", async () => {
  draw();
  await act(async () => screen.getByRole("button").focus());
  expect((await screen.findByRole("tooltip")).textContent).toBe(TEXT);
  expect(document.activeElement).toBe(screen.getByRole("button"));
});

test("a term that the Tab key comes to from beside it is awake by then: its button is not replaced under the focus", async () => {
  render(
    <section>
      <input aria-label="before" />
      <Hint text={TEXT} describedBy="fact">
        3 liens dynamiques
      </Hint>
    </section>,
    { container: document.body.appendChild(document.createElement("main")) },
  );
  const resting = screen.getByRole("button");
  await act(async () => screen.getByLabelText("before").focus());
  await waitFor(() => expect(resting.isConnected).toBe(false));
  const awake = screen.getByRole("button");
  await act(async () => awake.focus());
  expect((await screen.findByRole("tooltip")).textContent).toBe(TEXT);
  expect(document.activeElement).toBe(awake);
});

test("a tap so short that the focus comes when the tooltip is already on its way loses neither of them", async () => {
  draw();
  const resting = screen.getByRole("button");
  await act(async () => {
    fireEvent.pointerEnter(resting);
    // The code is there at once, as at a second term; what React then draws waits for the end of `act`.
    await import("../../../src/ui/tooltip");
    resting.focus();
  });
  expect(resting.isConnected).toBe(false);
  expect((await screen.findByRole("tooltip")).textContent).toBe(TEXT);
  expect(document.activeElement).toBe(screen.getByRole("button"));
});

test("a pointer's wait counts from when it came to the term, not from when the tooltip's code did", async () => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  draw();
  const resting = screen.getByRole("button");
  const matches = jest.spyOn(Element.prototype, "matches").mockImplementation((selector) => selector === ":hover");
  await act(async () => {
    fireEvent.pointerEnter(resting);
    jest.advanceTimersByTime(600);
    await import("../../../src/ui/tooltip");
  });
  await act(async () => jest.advanceTimersByTime(99));
  expect(screen.queryByRole("tooltip")).toBeNull();
  await act(async () => jest.advanceTimersByTime(1));
  matches.mockRestore();
  expect(screen.getByRole("tooltip").textContent).toBe(TEXT);
  jest.useRealTimers();
});
