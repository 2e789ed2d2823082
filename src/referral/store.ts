import { isReferralCode } from "./code";

export const STORAGE_KEY = "referral_code";

/** What is kept for the visit instead of a code that the visitor had forgotten: older pages of the tab still name it. */
export const FORGOTTEN = "";

/** Which code is paid when a visitor comes by two of them: the newest (`last`) or the oldest (`first`). */
export type Attribution = "last" | "first";

/** Session storage first: it holds a code only because local storage refused it during this visit. */
const STORAGES = ["sessionStorage", "localStorage"] as const;

/** The tab's own name outlives its pages, and is there where all storage is refused; another site may have written it. */
const IN_TAB = /&referral_code=([^&]*)/;

/**
 * Keeps the referral code in local storage; for the visit alone (session storage, else the tab's name) where that is
 * blocked or full. A stored value that is no code counts as none. Nothing here throws.
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

    /** Whether a new tab knows the code by itself: it shares local storage alone. */
    isShared: () => readLastingCode() === code(),

    /**
     * Keeps the code, unless the attribution keeps an earlier one.
     * @param isOld whether it is that of an older page, come back: it gives way to any other, and to the visitor's wish
     */
    keep(newCode: string, isOld?: boolean): void {
      if (isOld ? code() || kept().includes(FORGOTTEN) : attribution === "first" && code()) return;
      forget();
      if (!write("localStorage", newCode) && !write("sessionStorage", newCode)) keepInTab(newCode);
    },
  };
}

type StorageName = (typeof STORAGES)[number];

/** Keeps a code, or `FORGOTTEN`, in the tab's name, which holds none. */
export const keepInTab = (code: string) => void (window.name += `&${STORAGE_KEY}=${code}`);

/** What outlives the tab. */
export const readLastingCode = () => read("localStorage");

const read = (name: StorageName) => attempt(() => window[name].getItem(STORAGE_KEY));

/** Reads back what it wrote: some browsers refuse in silence. */
const write = (name: StorageName, code: string) => {
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
