import { nextTask } from "./next-task";

/** Whether the visitor may have a place on the page that the browser is about to find again. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit?.type !== "navigate";
}

/**
 * Lays out what the first frame of a touch screen did without (`firstFrame` of the page's ground): each section in a
 * task of its own, as all of them at once would keep a tap waiting.
 */
export async function layOutTheRest(): Promise<void> {
  if (!isReturn()) {
    await new Promise(requestAnimationFrame);
    for (const section of document.querySelectorAll("section")) {
      await nextTask();
      section.style.contentVisibility = "visible";
      section.getBoundingClientRect();
    }
  }
  document.documentElement.classList.add("laid-out");
}
