export const ANNUAL = "billing-annual";

let wasAnnual = false;

/** Whether the annual prices were shown when a page with prices was left: the way back leads to them. */
export const isAnnual = () => wasAnnual;

/** Notes which prices are shown, while their page is still there. */
export function noteBilling(): void {
  const choice = document.getElementById(ANNUAL) as HTMLInputElement | null;
  if (choice) wasAnnual = choice.checked;
}
