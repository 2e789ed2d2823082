/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import home from "../../../data/landing/closing.json";
import site from "../../../data/site.json";
import { Closing } from "../../../src/sections/closing";

jest.mock("gatsby", () => ({
  graphql: () => null,
  useStaticQuery: () => ({ landingClosing: home, siteSettings: site }),
}));

const own = { title: "Vos codes", lead: "Sans limite." };

test.each([
  ["the home page's words", undefined, home],
  ["its family's own words", own, own],
])("a page ends with %s, above the same button and note", (_, words, { title, lead }) => {
  const { container } = render(<Closing words={words} />);
  const said = [...container.querySelectorAll("h2, p, a")].map(({ textContent }) => textContent);
  expect(said).toEqual([title, lead, home.cta, home.note]);
});
