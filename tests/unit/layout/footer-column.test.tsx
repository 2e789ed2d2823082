/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import site from "../../../data/site.json";
import { FooterColumn } from "../../../src/layout/footer-column";

jest.mock("gatsby", () => ({ graphql: () => null, useStaticQuery: () => ({ siteSettings: site }) }));

const NEW_TAB = "(nouvel onglet)";

test.each([
  ["/blog", false],
  ["support", false],
  ["privacy", true],
])("the footer's link to %s opens a new tab, and says so: %p", (to, isExternal) => {
  render(<FooterColumn column={{ title: "Liens", links: [{ label: "Lien", to }] }} newTab={NEW_TAB} />);
  const link = screen.getByRole("link");
  expect(link).toHaveAccessibleName(isExternal ? `Lien ${NEW_TAB}` : "Lien");
  expect(link.getAttribute("target")).toBe(isExternal ? "_blank" : null);
});
