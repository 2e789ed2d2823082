/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { replaceHydrateFunction } from "../../../src/browser/hydrate-in-slices";
import { onInitialClientRender } from "../../../src/browser/hydration";

beforeEach(() => void jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" }));

const busy = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test("hydration lets other tasks run between its slices", async () => {
  let drawn = 0;
  const drawnAtTasks = new Set<number>();
  function Part() {
    busy(8);
    drawn++;
    return <p>x</p>;
  }
  document.body.innerHTML = `<div>${"<p>x</p>".repeat(20)}</div>`;
  const parts = Array.from({ length: 20 }, (_, index) => <Part key={index} />);
  replaceHydrateFunction()!(<>{parts}</>, document.body.firstElementChild!);
  for (; drawn < 20; await new Promise((resolve) => setTimeout(resolve))) drawnAtTasks.add(drawn);
  expect(drawnAtTasks.size).toBeGreaterThan(2);
});

test("React's listeners stay passive and capturing", () => {
  document.body.innerHTML = "<div><p></p></div>";
  const container = document.body.firstElementChild!;
  const listen = jest.spyOn(container, "addEventListener");
  replaceHydrateFunction()!(<p />, container);
  return waitFor(() => {
    expect(listen).toHaveBeenCalledWith("touchstart", expect.any(Function), expect.objectContaining({ passive: true }));
    expect(listen).toHaveBeenCalledWith("click", expect.any(Function), true);
  });
});

test("an event before hydration does not make React hydrate at once; later events reach React", async () => {
  const [drawn, pressed] = [jest.fn(), jest.fn()];
  function Frame() {
    drawn();
    return <button onClick={pressed}>Menu</button>;
  }
  document.body.innerHTML = "<div><button>Menu</button></div>";
  const container = document.body.firstElementChild!;
  const button = container.firstElementChild!;

  replaceHydrateFunction()!(<Frame />, container);
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  expect(drawn).not.toHaveBeenCalled();

  await waitFor(() => expect(drawn).toHaveBeenCalled());
  onInitialClientRender();
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(container.firstElementChild).toBe(button);
});
