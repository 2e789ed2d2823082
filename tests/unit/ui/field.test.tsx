/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { TYPING_PAUSE_MS } from "../../../src/ui/error-after-typing";
import { Field, type FieldProps } from "../../../src/ui/field";

function Live({ initial = "", ...rest }: Omit<Partial<FieldProps>, "value" | "onChange"> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <Field name="number" label="Numéro" value={value} onChange={setValue} {...rest} />;
}

const control = () => screen.getByLabelText("Numéro");

test("a label names the control, whatever its kind", () => {
  const kinds = ["text", "url", "tel", "textarea", "datetime", "number", "color"] as const;
  for (const kind of kinds) {
    const { unmount } = render(<Live kind={kind} />);
    expect(control()).toHaveAccessibleName("Numéro");
    unmount();
  }
});

test("the hint and the error describe the control, which is invalid only with an error", () => {
  const { rerender } = render(<Live hint="Avec l’indicatif." />);
  expect(control()).toHaveAccessibleDescription("Avec l’indicatif.");
  expect(control()).toBeValid();
  rerender(<Live hint="Avec l’indicatif." error="Il manque le numéro." />);
  expect(control()).toHaveAccessibleDescription("Avec l’indicatif. Il manque le numéro.");
  expect(control()).toBeInvalid();
});

test("a number field accepts any text, with a numeric keyboard", async () => {
  render(<Live kind="number" />);
  await userEvent.type(control(), "30 000");
  expect(control()).toHaveValue("30 000");
  expect(control()).toHaveAttribute("inputmode", "decimal");
  // A number input hides invalid text from scripts: Firefox reports an empty value.
  expect(control()).toHaveAttribute("type", "text");
});

test.each([
  ["tel", "tel", "tel"],
  ["datetime", "datetime-local", null],
  ["color", "color", null],
  ["text", "text", null],
] as const)(
  "a field for %s has the browser's own control, and is not filled in with other data",
  (kind, type, keyboard) => {
    render(<Live kind={kind} />);
    expect(control()).toHaveAttribute("type", type);
    expect(control().getAttribute("inputmode")).toBe(keyboard);
    expect(control()).toHaveAttribute("autocomplete", "off");
  },
);

test.each([
  ["url", "url"],
  ["email", "email"],
  ["code", null],
] as const)("a field for %s keeps what is typed, without autocorrection", async (kind, keyboard) => {
  render(<Live kind={kind} />);
  await userEvent.type(control(), "https://exemple.example/É?a=1");
  expect(control()).toHaveValue("https://exemple.example/É?a=1");
  expect(control()).toHaveAttribute("autocapitalize", "none");
  expect(control()).toHaveAttribute("autocorrect", "off");
  expect(control()).toHaveAttribute("spellcheck", "false");
  expect(control().getAttribute("inputmode")).toBe(keyboard);
});

test("a select field returns the chosen option", async () => {
  const options = [
    { value: "fr", label: "France" },
    { value: "jp", label: "Japon" },
  ];
  render(<Live kind="select" initial="fr" options={options} />);
  await userEvent.selectOptions(control(), "Japon");
  expect(control()).toHaveValue("jp");
});

describe("an error", () => {
  const ERROR = "Ce n’est pas un nombre.";
  const isDigits = (text: string) => /^\d*$/.test(text);
  function Digits() {
    const [value, setValue] = useState("");
    return (
      <Field
        name="number"
        label="Numéro"
        value={value}
        onChange={setValue}
        error={isDigits(value) ? undefined : ERROR}
      />
    );
  }
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
  const isShown = () => screen.queryByText(ERROR) !== null && control().getAttribute("aria-invalid") === "true";

  beforeEach(() => {
    jest.useFakeTimers();
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    render(<Digits />);
  });
  afterEach(() => jest.useRealTimers());

  test("appears after a pause in typing, and stays while typing continues", async () => {
    await user.type(control(), "a");
    pass(TYPING_PAUSE_MS - 1);
    await user.type(control(), "b");
    pass(TYPING_PAUSE_MS - 1);
    expect(isShown()).toBe(false);
    pass(1);
    expect(isShown()).toBe(true);
    await user.type(control(), "c");
    expect(isShown()).toBe(true);
    await user.clear(control());
    expect(isShown()).toBe(false);
    await user.type(control(), "d");
    expect(isShown()).toBe(false);
  });

  test("describes the control once it is left: a screen reader would read it, with the hint, at each key", async () => {
    const { body } = document;
    for (const wrong of ["a", "b"]) {
      await user.type(control(), wrong);
      pass(TYPING_PAUSE_MS);
      expect(isShown()).toBe(true);
      expect(control()).not.toHaveAccessibleDescription();
      await user.click(body);
      expect(control()).toHaveAccessibleDescription(ERROR);
      await user.clear(control());
    }
  });

  test.each([
    ["the field is left", () => user.tab()],
    ["Enter ends the typing", () => user.keyboard("{Enter}")],
  ])("appears as soon as %s", async (_, end) => {
    await user.type(control(), "a");
    expect(isShown()).toBe(false);
    await end();
    expect(isShown()).toBe(true);
  });

  test("appears at once for pasted text", async () => {
    await user.click(control());
    await user.paste("abc");
    expect(isShown()).toBe(true);
  });

  test.each([true, false])("Enter closes the keyboard on phones only (%s)", async (isPhone) => {
    window.matchMedia = (query) => ({ matches: isPhone && query === "(pointer: coarse)" }) as MediaQueryList;
    await user.type(control(), "1{Enter}");
    expect(document.activeElement === control()).toBe(!isPhone);
  });
});
