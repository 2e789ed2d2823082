/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { replaceHydrateFunction } from "../../../src/browser/hydrate-in-slices";
import { onInitialClientRender } from "../../../src/browser/hydration";

test("an event before hydration does not make React hydrate at once; later events reach React", async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
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
