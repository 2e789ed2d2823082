/** The query parameter that carries a referral code, on a landing URL and on the links to the app (section 1). */
export const PARAMETER = "gf";

/** @returns whether this is a code: 1 to 64 characters out of `A–Z a–z 0–9 . _ ~ -`, safe in a URL as they are */
export const isReferralCode = (text: string | null | undefined): text is string => /^[\w.~-]{1,64}$/.test(text ?? "");

/**
 * Reads the referral code of a landing URL (section 1).
 * @param landingUrl an absolute URL; any text is accepted
 * @returns the first acceptable code, or null if there is none
 */
export function parseReferralCode(landingUrl: string): string | null {
  try {
    return new URL(landingUrl).searchParams.getAll(PARAMETER).find(isReferralCode) ?? null;
  } catch {
    return null;
  }
}

/** @returns whether a query (with its `?`, or empty) holds at most a code; `gf` is repeated to save inline bytes */
export const isCodeAtMost = (search: string): boolean => /^(\?gf=[\w.~-]{1,64})?$/.test(search);

/** @returns a query (with its `?`, or empty) without the referral code, all else byte for byte */
export function withoutCode(search: string): string {
  const pairs = search.slice(1).split("&");
  // The leading `&` keeps a `?` that belongs to the name.
  const others = pairs.filter((pair) => !new URLSearchParams(`&${pair}`).has(PARAMETER)).join("&");
  return others && `?${others}`;
}
