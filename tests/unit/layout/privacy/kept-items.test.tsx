/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import words from "../../../../data/layout/privacy-panel.json";
import { KeptItems } from "../../../../src/layout/privacy/kept-items";
import { translate } from "../../translate";

jest.mock("gatsby", () => ({ graphql: () => null }));

test("if nothing is stored, it says so", () => {
  render(<KeptItems words={words} kept={{}} />);
  expect(screen.getByText(words.nothingKept)).toBeTruthy();
});

test("a stored item without a description is shown as well", () => {
  render(<KeptItems words={words} kept={{ other: "un" }} />);
  expect(screen.getByText("other = un")).toBeTruthy();
  expect(screen.queryByText(words.nothingKept)).toBeNull();
});

test("stored data is updated on a page translated by the browser", () => {
  const { name } = words.kept[0]!;
  const panel = (value: string) => <KeptItems words={words} kept={{ [name]: value }} />;
  const { container, rerender } = render(panel("un"));
  translate(container);
  rerender(panel("deux"));
  expect(screen.getByText(`${name} = deux`)).toBeTruthy();
});
