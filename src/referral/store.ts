import { isReferralCode } from "./code";

export const STORAGE_KEY = "referral_code";

/** What session storage holds instead of a code that the visitor had forgotten: older pages of the tab still name it. */
export const FORGOTTEN = "";

/** Which code is paid when a visitor comes by two of them: the newest (`last`) or the oldest (`first`). */
export type Attribution = "last" | "first";

/** Session storage first: it holds a code only because local storage refused it during this visit. */
const STORAGES = ["sessionStorage", "localStorage"] as const;

/**
 * Keeps the referral code in local storage; for the visit alone (session storage, else memory) where that is blocked
 * or full. A stored value that is no code counts as none. Nothing here throws.
 */
export function createReferralStore(attribution: Attribution) {
  let memory: string | null = null;

  const code = () => memory ?? STORAGES.map(read).find(isReferralCode) ?? null;

  const forget = () => {
    memory = null;
    STORAGES.forEach((name) => attempt(() => window[name].removeItem(STORAGE_KEY)));
  };

  return {
    code,
    forget,

    /** Whether a new tab knows the code by itself: it shares local storage alone. */
    isShared: () => read("localStorage") === code(),

    /**
     * Keeps the code, unless the attribution keeps an earlier one.
     * @param isOld whether it is that of an older page, come back: it gives way to any other, and to the visitor's wish
     */
    keep(newCode: string, isOld?: boolean): void {
      if (isOld ? code() || read("sessionStorage") === FORGOTTEN : attribution === "first" && code()) return;
      forget();
      if (!write("localStorage", newCode) && !write("sessionStorage", newCode)) memory = newCode;
    },
  };
}

type StorageName = (typeof STORAGES)[number];

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
