import { isReferralCode } from "./code";

export const STORAGE_KEY = "referral_code";

/** Stored for the visit instead of a code that the visitor asked to forget: older pages of the tab still name it. */
export const FORGOTTEN = "";

/** Which code is paid when a visitor has come with two of them: the newest (`last`) or the oldest (`first`). */
export type Attribution = "last" | "first";

/** Session storage first: it holds a code only because local storage refused it during this visit. */
const STORAGES = ["sessionStorage", "localStorage"] as const;

/** The tab's name outlives its pages, and works even if all storage is refused; another site may have written it. */
const IN_TAB = /&referral_code=([^&]*)/;

/**
 * Keeps the referral code in local storage; only for the visit (session storage, else the tab's name) if that is
 * blocked or full. A stored value that is not a code counts as none. Nothing here throws.
 */
export function createReferralStore(attribution: Attribution) {
  const kept = () => [...STORAGES.map(read), IN_TAB.exec(window.name)?.[1]];

  const code = () => kept().find(isReferralCode) ?? null;

  const forget = () => {
    window.name = window.name.replace(IN_TAB, "");
    STORAGES.forEach((name) => attempt(() => window[name].removeItem(STORAGE_KEY)));
  };

  return {
    code,
    forget,

    /** Whether a new tab already has the code: tabs share only local storage. */
    isShared: () => readLastingCode() === code(),

    /**
     * Keeps the code, unless the attribution keeps an earlier one.
     * @param isOld whether an older page, reloaded or gone back to, brings it: any other code, or the visitor's wish to
     *   forget, takes precedence
     */
    keep(newCode: string, isOld?: boolean): void {
      if (isOld ? code() || kept().includes(FORGOTTEN) : attribution === "first" && code()) return;
      forget();
      if (!write("localStorage", newCode) && !write("sessionStorage", newCode)) keepInTab(newCode);
    },
  };
}

type StorageName = (typeof STORAGES)[number];

/** Keeps a code, or `FORGOTTEN`, in the tab's name, which holds none yet. */
export const keepInTab = (code: string) => void (window.name += `&${STORAGE_KEY}=${code}`);

/** The stored value that outlives the tab. */
export const readLastingCode = () => read("localStorage");

const read = (name: StorageName) => attempt(() => window[name].getItem(STORAGE_KEY));

/** Reads back what it wrote: some browsers refuse silently. Returns whether it is stored. */
export const write = (name: StorageName, code: string) => {
  attempt(() => window[name].setItem(STORAGE_KEY, code));
  return read(name) === code;
};

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    // A visitor may block storage; it may be full.
  }
}
