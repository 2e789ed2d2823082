import type { Page } from "playwright/test";

/**
 * Collects what the content security policy blocks from now on, on every page that this tab loads.
 * @returns a function that reads the violations so far; each names its page, its directive and what was blocked
 */
export async function watchViolations(page: Page): Promise<() => string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { violatedDirective, blockedURI, sourceFile, sample } = event;
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`);
    });
  });
  return () => violations;
}

/** Uses everything on the page except links: shows hints, opens and closes what opens, presses every button. */
export async function exercise(page: Page) {
  await page.evaluate(async () => {
    // One task between two presses, without the 4 ms that a browser adds between nested timers.
    const { port1, port2 } = new MessageChannel();
    const pause = () =>
      new Promise((go) => {
        port1.onmessage = go;
        port2.postMessage(null);
      });
    const controls = "button, summary, input, select, textarea, [tabindex]";
    for (const element of document.querySelectorAll<HTMLElement>(controls)) {
      element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      element.focus();
      if (element.matches("button[type=button], summary, input[type=checkbox], input[type=radio]")) element.click();
      await pause();
    }
  });
}
