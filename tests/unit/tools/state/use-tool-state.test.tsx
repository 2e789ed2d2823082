/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { holdServedControls } from "../../../../src/tools/hydration/served-controls";
import { fieldsFromNumber } from "../../../../src/tools/converter/pasted-number";
import { useToolState } from "../../../../src/tools/state/use-tool-state";

const EXAMPLE = { number: "06 39 98 12 34", text: "Bonjour" };

function TestTool() {
  const { values, set } = useToolState("whatsapp", EXAMPLE, { readFields: fieldsFromNumber });
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
  "what is typed into the field %s during hydration is never replaced by the example",
  async (name, prototype) => {
    document.body.innerHTML = `<div id="page" data-tool="whatsapp">${MARKUP}</div>`;
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

    root = hydrateRoot(place, <TestTool />);

    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("tapé"));
    expect(field).toHaveValue("tapé");
    expect(given).not.toContain(EXAMPLE[name]);
  },
);

test("another shared URL in the same tab sets all its fields, including those with default values", async () => {
  document.body.innerHTML = `<div id="page" data-tool="whatsapp">${MARKUP}</div>`;
  history.replaceState(null, "", "#outil=whatsapp&text=Salut");
  const place = document.querySelector<HTMLElement>("[data-tool]")!;
  act(() => {
    root = hydrateRoot(place, <TestTool />);
  });
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(`${EXAMPLE.number}, Salut`));
  location.hash = "#outil=whatsapp&number=0639985678";
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(`0639985678, ${EXAMPLE.text}`));
});

test("a shared URL keeps the defaults of fields that its sender reset after pasting a link", async () => {
  document.body.innerHTML = `<div id="page" data-tool="whatsapp">${MARKUP}</div>`;
  history.replaceState(null, "", "#outil=whatsapp&number=sms:0639985678?body=Salut");
  act(() => {
    root = hydrateRoot(document.querySelector<HTMLElement>("[data-tool]")!, <TestTool />);
  });
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent(`sms:0639985678?body=Salut, ${EXAMPLE.text}`),
  );
});

test("a pasted link fills the fields without text of the visitor's own, at the time of pasting", () => {
  history.replaceState(null, "", "/");
  render(<TestTool />);
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

test("a link pasted before the code has loaded fills the other fields too", async () => {
  document.body.innerHTML = `<div id="page" data-tool="whatsapp">${MARKUP}</div>`;
  history.replaceState(null, "", "/");
  const place = document.querySelector<HTMLElement>("[data-tool]")!;
  place.querySelector<HTMLInputElement>("[name=number]")!.value = "sms:0639985678?body=Salut";
  holdServedControls();
  act(() => {
    root = hydrateRoot(place, <TestTool />);
  });
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("sms:0639985678?body=Salut, Salut"));
});

describe("the URL of a tool that is being filled in", () => {
  const type = (number: string) => fireEvent.change(screen.getAllByRole("textbox")[0]!, { target: { value: number } });
  const address = () => location.pathname + location.hash;
  const holding = (number: string) => `/page#outil=whatsapp&number=${number}`;
  beforeEach(() => {
    jest.useFakeTimers();
    history.replaceState({ key: "7" }, "", "/page");
    render(<TestTool />);
  });
  afterEach(() => jest.useRealTimers());

  it("contains a first change at once, in the same history entry", () => {
    const steps = history.length;
    type("1");
    expect(address()).toBe(holding("1"));
    expect(history.length).toBe(steps);
    // Gatsby's router and scroll positions depend on it.
    expect(history.state).toEqual({ key: "7" });
  });

  it("contains nothing more once the example is back", () => {
    type("1");
    type(EXAMPLE.number);
    jest.advanceTimersByTime(1_000);
    expect(address()).toBe("/page");
  });

  it("follows uninterrupted typing, less often than Safari's limit", () => {
    const replaced = jest.spyOn(history, "replaceState");
    let typed = "";
    for (let at = 0; at < 300; at++) {
      type((typed += "1"));
      jest.advanceTimersByTime(100);
      expect(address().length).toBeGreaterThan(holding(typed).length - 4);
    }
    expect(replaced.mock.calls.length).toBeLessThan(100);
    jest.advanceTimersByTime(400);
    expect(address()).toBe(holding(typed));
  });

  it.each([
    ["the field is left", () => fireEvent.blur(screen.getAllByRole("textbox")[0]!)],
    ["something is clicked", () => fireEvent.click(document.body)],
    ["the page is left", () => fireEvent(window, new Event("pagehide"))],
  ])("contains the last change as soon as %s", (_, leave) => {
    type("1");
    type("12");
    expect(address()).toBe(holding("1"));
    leave();
    expect(address()).toBe(holding("12"));
  });

  it("is not written over the next page's URL, which may be set before the tool is removed", () => {
    type("1");
    type("12");
    history.pushState(null, "", "/suivante");
    jest.advanceTimersByTime(1_000);
    type("123");
    expect(address()).toBe("/suivante");
  });
});
