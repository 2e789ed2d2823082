import type { Tool } from "../../content/vocabulary";

const heights = new Map<string, number>();

/**
 * Notes how high a tool is drawn, as long as it is on a page: the way back leads to the same words only where
 * its place is as high again before its code is there.
 * @param page path of the page's address
 * @param place the element that holds the tool, with its name in `data-tool`
 */
export function noteHeight(page: string, place: HTMLElement): void {
  if (place.isConnected) heights.set(`${page} ${place.dataset["tool"]}`, place.offsetHeight);
}

/** The height in pixels at which a tool of a page was last seen. */
export const heightOf = (page: string, tool: Tool): number | undefined => heights.get(`${page} ${tool}`);
