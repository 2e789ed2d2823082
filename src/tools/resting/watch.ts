import { isChanged } from "./typed-fields";

/** How near to the viewport a tool's code is fetched. */
const NEAR = "160px";
const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "touchstart", "scroll", "keydown"];
/** By these a visitor touches a control. */
export const TOUCHES = ["pointerover", "pointerdown", "focusin", "keydown", "input"];

interface Watch {
  handTo(request: () => void): void;
  leaveClicks(): void;
  stop(awake?: boolean): void;
}

const watches = new WeakMap<HTMLElement, Watch>();

/**
 * Watches for the moment when a tool is wanted: it is touched or focused, or it is near the viewport of a
 * visitor who has begun to do something (a page that is only looked at loads nothing). One watch per place: the next
 * caller takes it over, and hears at once of what was wanted before.
 * @param place the element that holds the tool
 * @param request called each time that it is wanted
 * @returns the undo; given the sign that the tool works, it clicks again what was clicked too early
 */
export function watch(place: HTMLElement, request: () => void): (awake?: boolean) => void {
  const known = watches.get(place) ?? begin(place);
  known.handTo(request);
  return known.stop;
}

/**
 * Tells a place's watch that React answers clicks there from now on: only what was clicked before is clicked again, but
 * for the very click that made React take the place over.
 */
export function leaveClicksToReact(place: HTMLElement): void {
  watches.get(place)?.leaveClicks();
}

function begin(place: HTMLElement): Watch {
  const control = new AbortController();
  const { signal } = control;
  let isLive = false;
  let clicked: HTMLElement | null = null;
  let click: Event | undefined;
  let request: (() => void) | undefined;
  let isWanted = false;

  const want = () => {
    isWanted = true;
    request?.();
  };
  const onClick = (target: Element, event?: Event) => {
    if (!place.contains(target)) return;
    clicked = target.closest<HTMLElement>("button");
    click = event;
  };
  // On the document and in the capture phase: React stops events inside what it has not brought to life yet.
  const listen = (names: readonly string[], act: (event: Event) => void) => {
    for (const name of names) document.addEventListener(name, act, { capture: true, passive: true, signal });
  };
  listen(TOUCHES, ({ target, type }) => {
    if (!place.contains(target as Node)) return;
    // What stands beside it comes of the example still.
    if (type === "input") place.dataset["stale"] = "";
    want();
  });
  listen(["click"], (event) => isLive || onClick(event.target as Element, event));

  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && want(),
    {
      rootMargin: NEAR,
    },
  );
  const approach = () => observer.observe(place);
  listen(SIGNS_OF_LIFE, approach);
  // Whoever has clicked or scrolled before this ran has begun already; the page's start script keeps the click.
  const { lastClick } = window;
  if (lastClick) onClick(lastClick);
  if (clicked) want();
  if (scrollY > 0 || lastClick) approach();
  // A file that was dropped on its field has moved neither the focus nor the pointer.
  const file = place.querySelector<HTMLInputElement>("[type=file]");
  if (place.contains(document.activeElement) || file?.files?.length) want();
  // So has whoever has typed already.
  if ([...place.querySelectorAll<HTMLInputElement>("input, textarea")].some(isChanged)) {
    place.dataset["stale"] = "";
    want();
  }

  const begun: Watch = {
    handTo(next) {
      request = next;
      if (isWanted) request();
    },
    leaveClicks() {
      isLive = true;
      if (click?.eventPhase) clicked = null;
    },
    stop(awake = false) {
      watches.delete(place);
      control.abort();
      observer.disconnect();
      if (awake) delete place.dataset["stale"];
      if (awake && clicked?.isConnected) clicked.click();
      clicked = null;
    },
  };
  watches.set(place, begun);
  return begun;
}
