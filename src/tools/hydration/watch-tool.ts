import { keepEarlyClick } from "./early-click";
import { isChanged } from "./saved-fields";

/** A tool's code is fetched once it is this near to the viewport. */
const NEAR = "160px";
const SIGNS_OF_ACTIVITY = ["pointermove", "pointerdown", "touchstart", "scroll", "keydown"];
/** The events by which a visitor touches a control. */
export const TOUCHES = ["pointerover", "pointerdown", "focusin", "keydown", "input"];

interface ToolWatch {
  subscribe(request: () => void): void;
  leaveClicks(): void;
  stop(isReady?: boolean): void;
}

const watches = new WeakMap<HTMLElement, ToolWatch>();

/**
 * Waits until a tool's code is needed: the tool is touched or focused, or it is near the viewport of a visitor who has
 * started to use the page (a page that is only looked at loads nothing). There is one watch per element: a second
 * caller replaces the first, and is called at once if the code is already needed.
 * @param place the element that holds the tool
 * @param request called each time that the code is needed
 * @returns the undo; with `true` (the tool works), it replays an early click
 */
export function watchTool(place: HTMLElement, request: () => void): (isReady?: boolean) => void {
  const existing = watches.get(place) ?? create(place);
  existing.subscribe(request);
  return existing.stop;
}

/** React handles clicks from now on: only an earlier one is replayed, except the very one that hydrated the tool. */
export function leaveClicksToReact(place: HTMLElement): void {
  watches.get(place)?.leaveClicks();
}

function create(place: HTMLElement): ToolWatch {
  const control = new AbortController();
  const { signal } = control;
  const earlyClick = keepEarlyClick(place);
  let isHydrated = false;
  let request: (() => void) | undefined;
  let isWanted = false;

  const want = () => {
    isWanted = true;
    request?.();
  };
  // On the document and in the capture phase: React stops events inside what is not hydrated yet.
  const listen = (names: readonly string[], act: (event: Event) => void) => {
    for (const name of names) document.addEventListener(name, act, { capture: true, passive: true, signal });
  };
  listen(TOUCHES, ({ target, type }) => {
    if (!place.contains(target as Node)) return;
    // The result beside it is still the example's.
    if (type === "input") place.dataset["stale"] = "";
    want();
  });
  listen(["click"], (event) => isHydrated || earlyClick.take(event.target as Element, event));

  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && want(),
    { rootMargin: NEAR },
  );
  const approach = () => observer.observe(place);
  listen(SIGNS_OF_ACTIVITY, approach);
  // What was done before this ran counts too: the page's start script keeps a click, and a file that is dropped on its
  // field moves neither the focus nor the pointer.
  const { lastClick } = window;
  if (lastClick) earlyClick.take(lastClick);
  const file = place.querySelector<HTMLInputElement>("[type=file]");
  const isTyped = [...place.querySelectorAll<HTMLInputElement>("input, textarea")].some(isChanged);
  if (isTyped) place.dataset["stale"] = "";
  if (scrollY > 0 || lastClick) approach();
  if (earlyClick.isKept() || isTyped || file?.files?.length || place.contains(document.activeElement)) want();

  const created: ToolWatch = {
    subscribe(next) {
      request = next;
      if (isWanted) request();
    },
    leaveClicks() {
      isHydrated = true;
      earlyClick.dropCurrent();
    },
    stop(isReady = false) {
      watches.delete(place);
      control.abort();
      observer.disconnect();
      if (!isReady) return;
      delete place.dataset["stale"];
      earlyClick.replay();
    },
  };
  watches.set(place, created);
  return created;
}
