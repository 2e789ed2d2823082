/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import words from "../../../../data/layout/privacy-panel.json";
import { KeptItems } from "../../../../src/layout/privacy/kept-items";
import { translate } from "../../translate";

jest.mock("gatsby", () => ({ graphql: () => null }));

const days = { visitor_id: 730, campaign: 1 };

test("a cookie is shown with its lifetime, another item with how long it stays", () => {
  render(<KeptItems words={words} kept={{ visitor_id: "1", campaign: "a", referral_code: "ami" }} days={days} />);
  const said = screen.getAllByRole("listitem").map(({ textContent }) => textContent.replace(/\s/g, " "));
  expect(said).toEqual([
    expect.stringMatching(/^visitor_id = 1.+ Gardé 730 jours au plus\.$/),
    expect.stringMatching(/^campaign = a.+ Gardé 1 jour au plus\.$/),
    expect.stringMatching(new RegExp(`^referral_code = ami.+ ${words.keptUntilErased}$`)),
  ]);
});

test("if nothing is stored, it says so", () => {
  render(<KeptItems words={words} kept={{}} days={days} />);
  expect(screen.getByText(words.nothingKept)).toBeTruthy();
});

test("a stored item without a description is shown as well", () => {
  render(<KeptItems words={words} kept={{ other: "un" }} days={days} />);
  expect(screen.getByText("other = un")).toBeTruthy();
  expect(screen.queryByText(words.nothingKept)).toBeNull();
});

test("stored data is updated on a page translated by the browser", () => {
  const { name } = words.kept[0]!;
  const panel = (value: string) => <KeptItems words={words} kept={{ [name]: value }} days={days} />;
  const { container, rerender } = render(panel("un"));
  translate(container);
  rerender(panel("deux"));
  expect(screen.getByText(`${name} = deux`)).toBeTruthy();
});
