/** @jest-environment jsdom */
import { announceIn } from "../../../src/layout/announcer";

let region: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="gatsby-announcer" aria-live="assertive"></div>';
  region = document.getElementById("gatsby-announcer")!;
});

test("what Gatsby says of a page is said in French", () => {
  announceIn("Page affichée");
  region.innerText = "Navigated to Bientôt disponible";
  expect(region.textContent).toBe("Page affichée\u00A0: Bientôt disponible");
});

test("Gatsby finds again what it wrote, and so does not write it twice", () => {
  announceIn("Page affichée");
  region.innerText = "Navigated to Blog";
  expect(region.innerText).toBe("Navigated to Blog");
});

test("is undone", () => {
  announceIn("Page affichée")();
  expect(Object.hasOwn(region, "innerText")).toBe(false);
});

test("a page without the region is none of its business", () => {
  region.remove();
  expect(announceIn("Page affichée")).not.toThrow();
});
