/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen, waitFor } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { holdServedControls } from "../../../src/tools/served-controls";
import { useToolState } from "../../../src/tools/use-tool-state";

const EXAMPLE = { number: "06 39 98 12 34", text: "Bonjour" };

function Face() {
  const { values, set } = useToolState("whatsapp", EXAMPLE);
  return (
    <>
      <input
        id="whatsapp-number"
        name="number"
        value={values.number}
        onChange={({ target }) => set({ number: target.value })}
      />
      <textarea
        id="whatsapp-text"
        name="text"
        value={values.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      <output>{`${values.number}, ${values.text}`}</output>
    </>
  );
}

const MARKUP = `<input id="whatsapp-number" name="number" value="${EXAMPLE.number}"><textarea id="whatsapp-text" name="text">${EXAMPLE.text}</textarea><output>${EXAMPLE.number}, ${EXAMPLE.text}</output>`;

let root: Root;
afterEach(() => {
  act(() => root.unmount());
  jest.restoreAllMocks();
});

test.each([
  ["number", HTMLInputElement.prototype],
  ["text", HTMLTextAreaElement.prototype],
] as const)(
  "what is typed into the field %s while React takes the markup over never gives way to the example",
  async (name, prototype) => {
    document.body.innerHTML = `<div data-tool="whatsapp">${MARKUP}</div>`;
    const place = document.querySelector<HTMLElement>("[data-tool]")!;
    const field = place.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    field.value = "tapé";
    holdServedControls();
    const given: string[] = [];
    const { set } = Object.getOwnPropertyDescriptor(prototype, "value")!;
    jest.spyOn(prototype, "value", "set").mockImplementation(function (this: HTMLInputElement, value: string) {
      if (this === field) given.push(value);
      set!.call(this, value);
    });

    root = hydrateRoot(place, <Face />);

    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("tapé"));
    expect(field).toHaveValue("tapé");
    expect(given).not.toContain(EXAMPLE[name]);
  },
);

test("another shared address in the same tab brings all its fields, those at their defaults too", async () => {
  document.body.innerHTML = `<div data-tool="whatsapp">${MARKUP}</div>`;
  history.replaceState(null, "", "#outil=whatsapp&text=Salut");
  const place = document.querySelector<HTMLElement>("[data-tool]")!;
  act(() => {
    root = hydrateRoot(place, <Face />);
  });
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(`${EXAMPLE.number}, Salut`));
  location.hash = "#outil=whatsapp&number=0639985678";
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(`0639985678, ${EXAMPLE.text}`));
});
