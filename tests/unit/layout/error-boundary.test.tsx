/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { ErrorBoundary } from "../../../src/layout/error-boundary";

afterEach(() => jest.restoreAllMocks());

function Broken(): never {
  throw new Error("broken");
}

test("the fallback screen is announced in its language and is the page's main part, and its link reloads the home page", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  render(
    <ErrorBoundary page={null}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(document.title).toBe("Unexpected Application Error");
  expect(screen.getByRole("alert")).toHaveTextContent("Unexpected Application Error");
  expect(screen.getByRole("heading")).toHaveAttribute("lang", "en");
  expect(screen.getByRole("link")).toHaveAttribute("href", "/");
  expect(screen.getByRole("link")).toHaveAttribute("target", "_self");
  expect(screen.getByRole("main")).toContainElement(screen.getByRole("alert"));
});
