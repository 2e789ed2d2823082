import { splitQuery } from "./query";

export const CHOICE_KEY = "analytics_dnt";

const PARAMETER = "dnt";
const REFUSED = "1";
const ACCEPTED = "0";

export type DoNotTrack = ReturnType<typeof createDoNotTrack>;

/**
 * Whether the visitor asks not to be measured (section 7).
 * A choice made on this site (the URL, the footer's control) outranks the browser's signal, which applies to every site
 * at once. The choice is read again each time: another tab may have changed it, also before a return from the
 * back/forward cache.
 */
export function createDoNotTrack() {
  /** The stored choice, `"1"` (refused), `"0"` (accepted) or null. */
  const choice = () => kept("localStorage") ?? kept("sessionStorage") ?? inTab();

  function allow(isAllowed: boolean): void {
    const value = isAllowed ? ACCEPTED : REFUSED;
    window.name = window.name.replace(IN_TAB, "");
    for (const storage of STORAGES) {
      attempt(() => window[storage].setItem(CHOICE_KEY, value));
      if (choice() === value) return;
      // Full storage keeps its old value, which would outrank what follows.
      attempt(() => window[storage].removeItem(CHOICE_KEY));
    }
    window.name += `&${CHOICE_KEY}=${value}`;
  }

  return {
    /** Whether nothing may be sent or kept now. */
    applies: () => choice() === REFUSED || (choice() !== ACCEPTED && signalled()),

    /** Stores whether the visitor lets the site measure, at least for the visit in this tab. */
    allow,

    /**
     * Takes `?dnt` from the URL: 0 accepts, anything else refuses. It is removed from the URL, so that reloading the
     * page, or sharing it, does not undo a later choice.
     * @returns whether the URL had one
     */
    takeFromAddress(): boolean {
      const { taken, others } = splitQuery(location.search, [PARAMETER]);
      if (taken[PARAMETER] === undefined) return false;
      allow(taken[PARAMETER] === ACCEPTED);
      // The whole URL, because a path may begin with two slashes, which alone would name a host.
      history.replaceState(
        history.state,
        "",
        location.href.replace(location.search, () => others),
      );
      return true;
    },
  };
}

/** Session storage lasts for the visit, and is used if local storage is refused. */
const STORAGES = ["localStorage", "sessionStorage"] as const;

/** The choice that outlives the tab, with the same values as `choice`. */
export const readLastingChoice = () => kept("localStorage");

const kept = (storage: (typeof STORAGES)[number]) => attempt(() => window[storage].getItem(CHOICE_KEY));

/** The tab's name outlives its pages, and works even if all storage is refused; another site may have written it. */
const IN_TAB = /&analytics_dnt=([^&]*)/;

const inTab = () => IN_TAB.exec(window.name)?.[1] ?? null;

const signalled = () =>
  [navigator.doNotTrack, window.doNotTrack, navigator.globalPrivacyControl].some((signal) =>
    /^(1|yes|true)$/.test(String(signal)),
  );

function attempt<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}
