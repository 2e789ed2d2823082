import { FIRST_VIEW, LATER_PARTS, SHOWN } from "../design/first-view";

/*
 * Runs inline, in the head of every page: the first paint waits for the layout of what it shows, not of the whole page.
 * The parts below follow right after it, each in a task of its own, or all at once at the first sign of use.
 * Whoever arrives elsewhere than at the top (a section's link, a reload, a step back) gets the whole page at once: as
 * long as heights are guesses, places cannot be found. So does a browser that would not hold the reader's place.
 */
const SIGNS = ["pointerdown", "keydown", "click", "beforeprint"];
const root = document.documentElement;

function show(parts: Element[]) {
  if (!root.hasAttribute(FIRST_VIEW)) return;
  const next = parts.shift();
  if (!next) return showAll();
  next.toggleAttribute(SHOWN);
  // Its layout belongs to this task, not to the next frame with that of all others.
  next.getBoundingClientRect();
  setTimeout(show, 0, parts);
}

const later = () => [...document.querySelectorAll(LATER_PARTS)];

function showAll() {
  root.removeAttribute(FIRST_VIEW);
  for (const sign of SIGNS) removeEventListener(sign, showAll, true);
  for (const part of later()) part.removeAttribute(SHOWN);
}

const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (visit?.type === "navigate" && !location.hash && CSS.supports("overflow-anchor:auto")) {
  root.setAttribute(FIRST_VIEW, "");
  for (const sign of SIGNS) addEventListener(sign, showAll, { capture: true, passive: true });
  addEventListener("DOMContentLoaded", () => requestAnimationFrame(() => setTimeout(() => show(later()))));
}
