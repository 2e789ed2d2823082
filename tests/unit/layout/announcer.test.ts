/** @jest-environment jsdom */
import { announceIn } from "../../../src/layout/announcer";
import { markShown } from "../../../src/site/shown-page";

let region: HTMLElement;

beforeEach(() => {
  history.replaceState(null, "", "/");
  document.body.innerHTML = '<div id="gatsby-announcer" aria-live="assertive"></div>';
  region = document.getElementById("gatsby-announcer")!;
});

test("Gatsby's page announcement is made in French", () => {
  announceIn("Page affichée");
  history.pushState(null, "", "/blog");
  region.innerText = "Navigated to Bientôt disponible";
  expect(region.textContent).toBe("Page affichée\u00A0: Bientôt disponible");
});

test("Gatsby reads back what it wrote, and so does not write it twice", () => {
  announceIn("Page affichée");
  history.pushState(null, "", "/blog");
  region.innerText = "Navigated to Blog";
  expect(region.innerText).toBe("Navigated to Blog");
});

test("a link to a section of the same page is not announced as a page", () => {
  announceIn("Page affichée");
  history.pushState(null, "", "/#tarifs");
  region.innerText = "Navigated to Des liens courts";
  expect(region.textContent).toBe("");
  history.pushState(null, "", "/blog#haut");
  region.innerText = "Navigated to Blog";
  expect(region.textContent).toBe("Page affichée\u00A0: Blog");
});

test("of two steps, the second of which the browser took before the first was announced, the last page is announced", () => {
  markShown("/");
  announceIn("Page affichée");
  history.pushState(null, "", "/accessibilite");
  markShown("/blog");
  region.innerText = "Navigated to Blog";
  markShown("/accessibilite");
  region.innerText = "Navigated to Accessibilité";
  expect(region.textContent).toBe("Page affichée\u00A0: Accessibilité");
  markShown("/");
});

test("stops after the undo", () => {
  announceIn("Page affichée")();
  expect(Object.hasOwn(region, "innerText")).toBe(false);
});

test("does nothing on a page without the region", () => {
  region.remove();
  expect(announceIn("Page affichée")).not.toThrow();
});
