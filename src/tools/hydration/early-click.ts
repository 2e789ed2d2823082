interface EarlyClick {
  /** Takes a click if it is inside the tool: it takes the place of an earlier one. */
  take(target: Element, event?: Event): void;
  /** Whether a button was clicked. */
  isKept(): boolean;
  /** Drops a click that is still being dispatched: React handles it. */
  dropCurrent(): void;
  /** Clicks the button again, unless it has left the page. */
  replay(): void;
}

/**
 * Keeps the last click on a tool that does not work yet.
 * @param place the element that holds the tool
 */
export function keepEarlyClick(place: HTMLElement): EarlyClick {
  let button: HTMLElement | null = null;
  let click: Event | undefined;
  return {
    take(target, event) {
      if (!place.contains(target)) return;
      button = target.closest("button");
      click = event;
    },
    isKept: () => button !== null,
    dropCurrent() {
      if (click?.eventPhase) button = null;
    },
    replay() {
      if (button?.isConnected) button.click();
      button = null;
    },
  };
}
