/** @jest-environment jsdom */
import createCache from "@emotion/cache";
import { act, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { deferFirstPage } from "../../../src/browser/deferred-page";

jest.mock("gatsby", () => ({ StaticQueryContext: jest.requireActual("react").createContext({}) }));
jest.mock("../../../src/sections/billing-choice", () => ({ noteBilling: jest.fn() }));
globalThis.IntersectionObserver = jest.fn() as never;

const logged = jest.spyOn(console, "error").mockImplementation();
beforeEach(() => jest.clearAllMocks());

/** Renders the deferred page, whose markup is there but whose code does not load, and focuses its button. */
async function touched(load: GatsbyLoadComponent) {
  document.body.innerHTML = `<div id="main"><div><h1>Un titre</h1><button>Copier</button></div></div>`;
  window.asyncRequires = { components: { page: load } };
  deferFirstPage(createCache({ key: "css" }));
  const Page = (await window.asyncRequires.components["page"]!()).default as ComponentType;
  const main = document.getElementById("main")!;
  const view = render(<Page />, { container: document.body.appendChild(document.createElement("div")) });
  main.remove();
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
