import { isStateOf } from "../tools/state/fragment";
import { TOUCHES, watch } from "../tools/resting/watch";
import { notePointed } from "../ui/pointed";

/**
 * Tells when the code of a deferred page is wanted: a tool is (see watch.ts) or is named by the address, or a
 * button is touched.
 * @param page the element that holds the page's markup
 * @param request called each time that it is wanted
 * @returns the undo
 */
export function whenWanted(page: HTMLElement, request: () => void): () => void {
  const control = new AbortController();
  const { signal } = control;
  const tools = [...page.querySelectorAll<HTMLElement>("[data-tool]")];
  const stops = tools.map((tool) => watch(tool, request));

  const onTouch = ({ target, type }: Event) => {
    const button = target instanceof Element && page.contains(target) ? target.closest("button") : null;
    if (type === "pointerover") notePointed(button);
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
