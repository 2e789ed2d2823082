/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Hint } from "../../../src/ui/hint";

const TEXT = "Un lien qui mène chacun au bon endroit.";

beforeAll(() => {
  // Missing in jsdom; the tooltip measures with it.
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

test("a click without focus, as from assistive technology, shows the tooltip without taking the focus", async () => {
  draw();
  await act(async () => screen.getByRole("button").click());
  expect((await screen.findByRole("tooltip")).textContent).toBe(TEXT);
  expect(document.activeElement).toBe(document.body);
});

test("a term focused by keyboard shows its tooltip and keeps the focus", async () => {
  draw();
  await act(async () => screen.getByRole("button").focus());
  expect((await screen.findByRole("tooltip")).textContent).toBe(TEXT);
  expect(document.activeElement).toBe(screen.getByRole("button"));
});

test("a term's button is replaced when its neighbour has the focus, before Tab reaches it", async () => {
  render(
    <section>
      <input aria-label="before" />
      <Hint text={TEXT} describedBy="fact">
        3 liens dynamiques
      </Hint>
    </section>,
    { container: document.body.appendChild(document.createElement("main")) },
  );
  const placeholder = screen.getByRole("button");
  await act(async () => screen.getByLabelText("before").focus());
  await waitFor(() => expect(placeholder.isConnected).toBe(false));
  const awake = screen.getByRole("button");
  await act(async () => awake.focus());
  expect((await screen.findByRole("tooltip")).textContent).toBe(TEXT);
  expect(document.activeElement).toBe(awake);
});

test("a short tap that focuses the term while the tooltip loads keeps both the tooltip and the focus", async () => {
  draw();
  const resting = screen.getByRole("button");
  await act(async () => {
    fireEvent.pointerEnter(resting);
    // The code loads at once, as for a second term; React renders at the end of `act`.
    await import("../../../src/ui/tooltip");
    resting.focus();
  });
  expect(resting.isConnected).toBe(false);
  expect((await screen.findByRole("tooltip")).textContent).toBe(TEXT);
  expect(document.activeElement).toBe(screen.getByRole("button"));
});

test("a pointer's delay counts from its arrival on the term, not from when the tooltip's code has loaded", async () => {
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

test.each([
  ["touch", 1],
  ["mouse", 0],
])("a tooltip stays open when a finger is lifted, not when the mouse leaves: %s", async (pointerType, shown) => {
  draw();
  await act(async () => screen.getByRole("button").click());
  await screen.findByRole("tooltip");
  const leaving = new MouseEvent("pointerout", { bubbles: true });
  act(() => void screen.getByRole("button").dispatchEvent(Object.assign(leaving, { pointerType })));
  expect(screen.queryAllByRole("tooltip")).toHaveLength(shown);
});
