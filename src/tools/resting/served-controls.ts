import type { Tool } from "../../content/vocabulary";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

let path = "";
let held: Control[] = [];

/**
 * Holds the controls of the tools' markup before React comes: a page that a translator has changed is drawn anew,
 * and what was typed is in the old one.
 */
export function holdServedControls(): void {
  path = location.pathname;
  held = Array.from(document.querySelectorAll<Control>("[data-tool] [name]"));
}

/**
 * Gives the controls of a tool's markup as it was served, in the page or no longer; once, and on that page alone.
 * @param tool the tool; the ids of its controls begin with it
 */
export function takeServedControls(tool: Tool): Control[] {
  const own = path === location.pathname ? held.filter(({ id, name }) => id === `${tool}-${name}`) : [];
  held = held.filter((control) => !own.includes(control));
  return own;
}
