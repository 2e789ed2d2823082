/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";
import words from "../../../../data/outils/google-agenda.json";
import GoogleAgendaTool from "../../../../src/tools/google-agenda/google-agenda-tool";
import { show } from "../show";

jest.mock("gatsby", () => ({
  graphql: () => null,
  useStaticQuery: () => ({ siteSettings: { appUrl: "https://app.example", signUpPath: "/inscription" } }),
}));

const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(words.inputs.find((input) => input.name === name)!.label);
const give = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const ends = () => field("end").value;

beforeEach(() => {
  history.replaceState(null, "", "/");
  show(GoogleAgendaTool, "google-agenda", words);
});

test("the end follows one hour after the start, until the visitor enters an end", () => {
  give("start", "2028-12-31T23:30");
  expect(ends()).toBe("2029-01-01T00:30");
  give("start", "2027-05-01T18:00");
  expect(ends()).toBe("2027-05-01T19:00");
  give("end", "2027-05-01T22:00");
  give("start", "2027-05-01T20:00");
  expect(ends()).toBe("2027-05-01T22:00");
});

test("an end that was cleared stays empty while the start is the same", () => {
  give("start", "2027-05-01T18:00");
  give("end", "");
  give("title", "Atelier");
  expect(ends()).toBe("");
});

test("a cleared start clears the end", () => {
  give("start", "2027-05-01T18:00");
  give("start", "");
  expect(ends()).toBe("");
});
