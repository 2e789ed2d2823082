export const ANNUAL = "billing-annual";

let wasAnnual = false;

/**
 * Whether the annual prices are the visitor's choice, which holds for the whole visit: they are shown now, as on the
 * page that the one being drawn takes the place of, or were when a page with prices was left.
 */
export function isAnnual(): boolean {
  noteBilling();
  return wasAnnual;
}

/** Notes which prices are shown, while their page is still there; the build shows none. */
export function noteBilling(): void {
  const choice = globalThis.document?.getElementById(ANNUAL) as HTMLInputElement | null | undefined;
  if (choice) wasAnnual = choice.checked;
}
