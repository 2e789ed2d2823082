import { isReferralCode, PARAMETER, withoutCode } from "./code";

/**
 * Adds the code to a link if it leads to the app (section 1).
 * An existing code is replaced; the other parameters (byte for byte as a browser sends them) and the fragment are kept.
 * @param href the link as it is written, absolute or relative; any text is accepted
 * @param code a referral code
 * @param appOrigin the app's exact origin, such as `https://app.maillon.example`
 * @param baseUrl what a relative link is relative to
 * @returns the rewritten link, absolute; the very same string if it does not lead to the app
 */
export function withReferralCode(href: string, code: string, appOrigin: string, baseUrl: string): string {
  try {
    const url = new URL(href, baseUrl);
    // Not `url.origin`: a `blob:` URL borrows the origin of the page that made it.
    if (`${url.protocol}//${url.host}` !== appOrigin || !isReferralCode(code)) return href;
    const others = withoutCode(url.search);
    url.search = (others ? others + "&" : "?") + PARAMETER + "=" + code;
    return url.href;
  } catch {
    return href;
  }
}
