/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import { lazy } from "react";
import { SilentErrorBoundary } from "../../../src/ui/silent-error-boundary";

const Lost = lazy(() => Promise.reject(new Error("lost")));

test("a component that fails leaves its place empty, and the rest unchanged", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  render(
    <p>
      Le reste
      <SilentErrorBoundary>
        <Lost />
      </SilentErrorBoundary>
    </p>,
  );
  await act(async () => {});
  expect(screen.getByText("Le reste")).toHaveTextContent(/^Le reste$/);
});
