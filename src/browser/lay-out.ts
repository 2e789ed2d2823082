import { nextTask } from "./next-task";

/** Whether the browser may be about to restore the visitor's scroll position. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  return visit?.type !== "navigate";
}

/**
 * Lays out what the first frame of a touch screen skipped (`firstFrame` in design/global.tsx): each section in a task
 * of its own, because all of them at once would delay a tap.
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
