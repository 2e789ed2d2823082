/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { holdServedControls } from "../../../src/tools/served-controls";
import { carriedText } from "../../../src/tools/converter/pasted-number";
import { useToolState } from "../../../src/tools/use-tool-state";

const EXAMPLE = { number: "06 39 98 12 34", text: "Bonjour" };

function Face() {
  const { values, set } = useToolState("whatsapp", EXAMPLE, carriedText);
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

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
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

test("a shared address leaves at their defaults the fields that its sender put back there after pasting a link", async () => {
  document.body.innerHTML = `<div data-tool="whatsapp">${MARKUP}</div>`;
  history.replaceState(null, "", "#outil=whatsapp&number=sms:0639985678?body=Salut");
  act(() => {
    root = hydrateRoot(document.querySelector<HTMLElement>("[data-tool]")!, <Face />);
  });
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent(`sms:0639985678?body=Salut, ${EXAMPLE.text}`),
  );
});

test("a pasted link fills the fields that hold nothing of the visitor's own, at the time it is pasted", () => {
  history.replaceState(null, "", "/");
  render(<Face />);
  const [number, text] = screen.getAllByRole<HTMLInputElement>("textbox") as [HTMLInputElement, HTMLTextAreaElement];
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
  type(number, "wa.me/33639981234?text=S");
  type(number, "wa.me/33639981234?text=Salut");
  expect(text).toHaveValue("Salut");
  type(text, "");
  expect(text).toHaveValue("");
  type(number, "wa.me/33639981234?text=Bonsoir");
  expect(text).toHaveValue("Bonsoir");
  type(text, "À demain");
  type(number, "wa.me/33639981234?text=Salut");
  expect(text).toHaveValue("À demain");
});

test("a link pasted before the code arrived fills the other fields too", async () => {
  document.body.innerHTML = `<div data-tool="whatsapp">${MARKUP}</div>`;
  history.replaceState(null, "", "/");
  const place = document.querySelector<HTMLElement>("[data-tool]")!;
  place.querySelector<HTMLInputElement>("[name=number]")!.value = "sms:0639985678?body=Salut";
  holdServedControls();
  act(() => {
    root = hydrateRoot(place, <Face />);
  });
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("sms:0639985678?body=Salut, Salut"));
});
