import { expect, type Page, test } from "playwright/test";
import { EACH_KIND } from "./content";
import { painted } from "./page-state";

declare global {
  interface Window {
    moved: string[];
  }
}

/** The number of animations on the page: those that run, and those that keep their end state. */
const moving = (page: Page) => page.evaluate(() => document.getAnimations().length);

/** One visible element of each kind that a pointer may hover. */
async function pointedAt(page: Page) {
  const all = page.locator("a, button, label, summary, input, select, li, tr").filter({ visible: true });
  const kinds = await all.evaluateAll((found) => found.map(({ tagName, className }) => tagName + className));
  return kinds.flatMap((kind, at) => (kinds.indexOf(kind) === at ? [all.nth(at)] : []));
}

for (const address of EACH_KIND) {
  test(`nothing on ${address} moves with reduced motion: at rest, hovered or opened`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(() => {
      window.moved = [];
      const note = ({ type, target }: Event) => window.moved.push(`${type} ${(target as Element).outerHTML}`);
      for (const type of ["animationstart", "transitionrun"]) addEventListener(type, note);
    });
    await page.goto(address);
    expect(await moving(page)).toBe(0);
    for (const one of await pointedAt(page)) await one.hover({ force: true });
    await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true;
    });
    await painted(page);
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });
}

for (const address of ["/", "/raccourcir-lien/zoom"]) {
  test(`the animations on ${address} end in the state that reduced motion shows`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(address);
    const moved = await page.evaluateHandle(() =>
      document.getAnimations().map(({ effect }) => effect as KeyframeEffect),
    );
    const looks = () =>
      moved.evaluate((all) =>
        all.map(({ target, pseudoElement }) => {
          const { opacity, transform, strokeDashoffset } = getComputedStyle(target!, pseudoElement);
          return { opacity, strokeDashoffset, moved: !new DOMMatrix(transform).isIdentity };
        }),
      );
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const atTheEnd = await looks();
    expect(atTheEnd.length).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await looks()).toEqual(atTheEnd);
    expect(await moving(page)).toBe(0);
  });
}
