import type { Referral } from "./referral";

type Page = { __referral?: Referral };

/** Used if the inline script did not run: on the server, or if something blocks it. */
const SILENT: Referral = { start: () => () => {}, code: () => null, drop() {}, updateHref() {} };

/** @returns the referral that the inline script started on this page; a silent one if there is none */
export const pageReferral = (): Referral => (globalThis as Page).__referral ?? SILENT;

/** Makes it the referral of this page, and starts it. */
export function startPageReferral(referral: Referral): void {
  (globalThis as Page).__referral = referral;
  referral.start();
}
