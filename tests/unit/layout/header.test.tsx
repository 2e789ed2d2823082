/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import header from "../../../data/layout/header.json";
import site from "../../../data/site.json";
import { Header } from "../../../src/layout/header";

const TARGETS = ["/#features", "app:/aide", "support", "privacy"];

jest.mock("gatsby", () => ({
  graphql: () => null,
  useStaticQuery: () => ({
    siteSettings: site,
    layoutHeader: { ...header, links: TARGETS.map((to) => ({ label: to, to })) },
  }),
}));

test("the header's links resolve every kind of target, in the bar and in the menu", () => {
  render(<Header />);
  const followed = TARGETS.map((name) =>
    screen.getAllByRole("link", { name, hidden: true }).map((link) => link.getAttribute("href")),
  );
  const addresses = [
    "/#features",
    `${site.appUrl}/aide`,
    site.support,
    site.legal.privacy.replace("app:", site.appUrl),
  ];
  expect(followed).toEqual(addresses.map((address) => [address, address]));
});
