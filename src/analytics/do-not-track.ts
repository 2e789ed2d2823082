import { splitQuery } from "./query";

export const CHOICE_KEY = "analytics_dnt";

const PARAMETER = "dnt";
const REFUSED = "1";
const ACCEPTED = "0";

export type DoNotTrack = ReturnType<typeof createDoNotTrack>;

/**
 * Does the visitor ask not to be measured (section 7)?
 * A choice made on this site (the address, the footer's control) outranks the browser's signal, which speaks for
 * every site at once. Every answer is read anew: another tab, or a return from the cache, may have changed it.
 */
export function createDoNotTrack() {
  const choice = () => STORAGES.reduce<string | null>((found, storage) => found ?? kept(storage), inTab());

  function allow(isAllowed: boolean): void {
    const value = isAllowed ? ACCEPTED : REFUSED;
    // Another tab's choice must get through where there is storage.
    window.name = window.name.replace(IN_TAB, "");
    for (const storage of STORAGES) {
      attempt(() => window[storage].setItem(CHOICE_KEY, value));
      if (choice() === value) return;
    }
    window.name += `&${CHOICE_KEY}=${value}`;
  }

  return {
    /** Whether nothing may be sent nor kept now. */
    asked: () => choice() === REFUSED || (choice() !== ACCEPTED && signalled()),

    /** The stored choice, `"1"` (refused), `"0"` (accepted) or null. */
    choice,

    /** Keeps whether the visitor lets the site measure, at least for the visit in this tab. */
    allow,

    /**
     * Takes `?dnt` from the address: 0 accepts, anything else refuses. It leaves the address, so that reloading the page,
     * or sharing it, does not undo a later choice.
     * @returns whether there was one
     */
    takeFromAddress(): boolean {
      const { taken, others } = splitQuery(location.search, [PARAMETER]);
      if (taken[PARAMETER] === undefined) return false;
      allow(taken[PARAMETER] === ACCEPTED);
      // The whole address, as a path may begin with two slashes, which alone would name a host.
      history.replaceState(
        history.state,
        "",
        location.href.replace(location.search, () => others),
      );
      return true;
    },
  };
}

/** The second one lasts for the visit, and counts where the first is refused. */
const STORAGES = ["localStorage", "sessionStorage"] as const;

/** The choice that outlives the tab, as `choice` gives it. */
export const readLastingChoice = () => kept("localStorage");

const kept = (storage: (typeof STORAGES)[number]) => attempt(() => window[storage].getItem(CHOICE_KEY));

/** The tab's own name outlives its pages, and is there where all storage is refused. */
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
