import { isStateOf } from "../tools/state/fragment";
import { TOUCHES, watchTool } from "../tools/hydration/watch-tool";
import { noteHover } from "../ui/hover-time";

/**
 * Waits until the code of a deferred page is needed: one of its tools needs it (see watch-tool.ts), the URL's fragment
 * names a tool, or a button is touched.
 * @param page the element that holds the page's markup
 * @param request called each time that the code is needed
 * @returns the undo
 */
export function onHydrationTrigger(page: HTMLElement, request: () => void): () => void {
  const control = new AbortController();
  const { signal } = control;
  const tools = [...page.querySelectorAll<HTMLElement>("[data-tool]")];
  const stops = tools.map((tool) => watchTool(tool, request));

  const onTouch = ({ target, type }: Event) => {
    const button = target instanceof Element && page.contains(target) ? target.closest("button") : null;
    if (type === "pointerover") noteHover(button);
    if (button) request();
  };
  for (const touch of TOUCHES) document.addEventListener(touch, onTouch, { capture: true, passive: true, signal });
  if (page.querySelector("button:hover, button:focus")) request();

  const onFragment = () => {
    if (tools.some(({ dataset }) => isStateOf(location.hash, dataset["tool"]!))) request();
  };
  addEventListener("hashchange", onFragment, { signal });
  onFragment();

  return () => {
    control.abort();
    for (const stop of stops) stop();
  };
}
