import type { Tool } from "../../content/vocabulary";
import { type Control, toolControls } from "./saved-fields";

let page: Element | null = null;
let held: Control[] = [];

/**
 * Keeps references to the tools' served controls from before hydration: React replaces markup that a translator has
 * changed, and what was typed is in the old elements.
 */
export function holdServedControls(): void {
  page = document.getElementById("page");
  held = toolControls();
}

/**
 * A tool's controls as they were served, still in the page or not; each is given once, and on that page alone. The URL
 * does not tell: on a history step this code may load after the URL has changed, but before the page does.
 * @param tool the tool; the ids of its controls begin with it
 */
export function takeServedControls(tool: Tool): Control[] {
  const own = page?.isConnected ? held.filter(({ id, name }) => id === `${tool}-${name}`) : [];
  held = held.filter((control) => !own.includes(control));
  return own;
}
