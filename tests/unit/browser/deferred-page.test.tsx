/** @jest-environment jsdom */
import createCache from "@emotion/cache";
import { act, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { deferFirstPage } from "../../../src/browser/deferred-page";
import { ErrorBoundary } from "../../../src/layout/error-boundary";

jest.mock("gatsby", () => ({ StaticQueryContext: jest.requireActual("react").createContext({}) }));
jest.mock("../../../src/sections/billing-choice", () => ({ noteBilling: jest.fn() }));
globalThis.IntersectionObserver = jest.fn() as never;

const logged = jest.spyOn(console, "error").mockImplementation();
beforeEach(() => jest.clearAllMocks());

const MARKUP = "<div><h1>Un titre</h1><button>Copier</button></div>";

/** Renders the deferred page, which the server has rendered as `markup`. */
async function arrive(load: GatsbyLoadComponent, markup: string) {
  document.body.innerHTML = `<div id="main">${markup}</div>`;
  window.asyncRequires = { components: { page: load } };
  deferFirstPage(createCache({ key: "css" }));
  const Page = (await window.asyncRequires.components["page"]!()).default as ComponentType;
  const main = document.getElementById("main")!;
  const page = (
    <ErrorBoundary page="/">
      <Page />
    </ErrorBoundary>
  );
  const view = render(page, { container: document.body.appendChild(document.createElement("div")) });
  main.remove();
  return view;
}

/** Renders the deferred page and focuses its button, so that its code is fetched. */
async function touched(load: GatsbyLoadComponent) {
  const view = await arrive(load, MARKUP);
  await act(async () => view.getByRole("button").focus());
  return view;
}

test("a page whose code fails to load keeps its served markup and requests the code again", async () => {
  const load = jest.fn().mockRejectedValue(Object.assign(new Error(), { name: "ChunkLoadError" }));
  const { getByRole } = await touched(load);
  const before = load.mock.calls.length;
  await act(async () => getByRole("button").click());
  getByRole("button").blur();
  await act(async () => getByRole("button").focus());
  expect(load.mock.calls.length).toBeGreaterThan(before);
  expect(logged).not.toHaveBeenCalled();
});

test("a page whose code throws keeps its served markup, and the error is logged", async () => {
  const fault = new TypeError();
  const { getByRole } = await touched(
    jest
      .fn()
      .mockRejectedValueOnce(fault)
      .mockReturnValue(new Promise(() => {})),
  );
  expect(getByRole("button").textContent).toBe("Copier");
  expect(logged.mock.calls).toEqual([[fault]]);
});

test("a page that throws when it is hydrated shows the fallback screen", async () => {
  const Broken = () => {
    throw new Error("broken");
  };
  const { findByText } = await touched(jest.fn().mockResolvedValue({ default: Broken }));
  await findByText("Unexpected Application Error", { exact: false });
});

test("a page whose served markup is missing is rendered by its code", async () => {
  const { findByRole } = await arrive(jest.fn().mockResolvedValue({ default: () => <h1>Un titre</h1> }), "");
  await findByRole("heading", { name: "Un titre" });
});
