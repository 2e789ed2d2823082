/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
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

test("the hint and the error are read with the control, which is invalid only then", () => {
  const { rerender } = render(<Live hint="Avec l’indicatif." />);
  expect(control()).toHaveAccessibleDescription("Avec l’indicatif.");
  expect(control()).toBeValid();
  rerender(<Live hint="Avec l’indicatif." error="Il manque le numéro." />);
  expect(control()).toHaveAccessibleDescription("Avec l’indicatif. Il manque le numéro.");
  expect(control()).toBeInvalid();
});

test("a number may be typed as people write it, with a keyboard of digits", async () => {
  render(<Live kind="number" />);
  await userEvent.type(control(), "30 000");
  expect(control()).toHaveValue("30 000");
  expect(control()).toHaveAttribute("inputmode", "decimal");
  // A field of numbers keeps this from scripts, and from what reads them: Firefox gives them nothing.
  expect(control()).toHaveAttribute("type", "text");
});

test.each([
  ["url", "url"],
  ["email", "email"],
  ["code", null],
] as const)("what is typed into %s is what it holds, uncorrected", async (kind, keyboard) => {
  render(<Live kind={kind} />);
  await userEvent.type(control(), "https://exemple.example/É?a=1");
  expect(control()).toHaveValue("https://exemple.example/É?a=1");
  expect(control()).toHaveAttribute("autocapitalize", "none");
  expect(control()).toHaveAttribute("autocorrect", "off");
  expect(control()).toHaveAttribute("spellcheck", "false");
  expect(control().getAttribute("inputmode")).toBe(keyboard);
});

test("a choice among options", async () => {
  const options = [
    { value: "fr", label: "France" },
    { value: "jp", label: "Japon" },
  ];
  render(<Live kind="select" initial="fr" options={options} />);
  await userEvent.selectOptions(control(), "Japon");
  expect(control()).toHaveValue("jp");
});
