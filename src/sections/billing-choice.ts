/** Id of the choice of annual prices: styles and scripts read whether it is checked. */
export const ANNUAL = "billing-annual";

let wasAnnual = false;

/**
 * Whether the visitor chose annual prices, for the whole visit: read from the document (the page about to be replaced
 * counts), or else recorded when a page with prices was left.
 */
export function isAnnual(): boolean {
  noteBilling();
  return wasAnnual;
}

/** Records which prices are shown, while their page is in the document; the build has none. */
export function noteBilling(): void {
  const choice = globalThis.document?.getElementById(ANNUAL) as HTMLInputElement | null | undefined;
  if (choice) wasAnnual = choice.checked;
}
