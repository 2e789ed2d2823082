import type { Tool } from "../../content/vocabulary";

const heights = new Map<string, number>();

const nameOf = (page: string, tool: string) => `${page} ${tool}`;

/**
 * Notes how high a tool is drawn, as long as it is on a page: the way back leads to the same words only where
 * its place is as high again before its code is there. Kept for the tab too, as a reload may come in between.
 * @param page path of the page's address
 * @param place the element that holds the tool, with its name in `data-tool`
 */
export function noteHeight(page: string, place: HTMLElement): void {
  if (!place.isConnected) return;
  const name = nameOf(page, place.dataset["tool"]!);
  heights.set(name, place.offsetHeight);
  try {
    sessionStorage.setItem(name, String(place.offsetHeight));
  } catch {
    // Refused or full: known until the next load.
  }
}

/** The height in pixels at which a tool of a page was last seen in this tab. */
export function heightOf(page: string, tool: Tool): number | undefined {
  const name = nameOf(page, tool);
  try {
    return heights.get(name) ?? (Number(sessionStorage.getItem(name)) || undefined);
  } catch {
    return undefined;
  }
}
