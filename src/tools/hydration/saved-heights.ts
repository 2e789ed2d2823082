import type { Tool } from "../../content/vocabulary";

const heights = new Map<string, number>();

const nameOf = (page: string, tool: string) => `${page} ${tool}`;

/**
 * Saves a tool's height, in memory and for the tab: going back restores the scroll position only where the tool's
 * placeholder is as high as the tool was.
 * @param page path of the page's address
 * @param place the element that holds the tool, with its name in `data-tool`
 */
export function saveHeight(page: string, place: HTMLElement): void {
  if (!place.isConnected) return;
  const name = nameOf(page, place.dataset["tool"]!);
  heights.set(name, place.offsetHeight);
  try {
    sessionStorage.setItem(name, String(place.offsetHeight));
  } catch {
    // Refused or full: known until the next load.
  }
}

/** The height in pixels that a page's tool last had in this tab. */
export function savedHeight(page: string, tool: Tool): number | undefined {
  const name = nameOf(page, tool);
  try {
    return heights.get(name) ?? (Number(sessionStorage.getItem(name)) || undefined);
  } catch {
    return undefined;
  }
}
