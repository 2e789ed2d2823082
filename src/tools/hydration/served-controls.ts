import type { Tool } from "../../content/vocabulary";
import { type Control, toolControls } from "./saved-fields";

let path = "";
let held: Control[] = [];

/**
 * Keeps references to the tools' served controls from before hydration: React replaces markup that a translator has
 * changed, and what was typed is in the old elements.
 */
export function holdServedControls(): void {
  path = location.pathname;
  held = toolControls();
}

/**
 * A tool's controls as they were served, still in the page or not; each is given once, and on that page alone.
 * @param tool the tool; the ids of its controls begin with it
 */
export function takeServedControls(tool: Tool): Control[] {
  const own = path === location.pathname ? held.filter(({ id, name }) => id === `${tool}-${name}`) : [];
  held = held.filter((control) => !own.includes(control));
  return own;
}
