const count = new Intl.NumberFormat("fr-FR");
const EUROS = { style: "currency", currency: "EUR" } as const;
const euros = new Intl.NumberFormat("fr-FR", EUROS);
/*
 * Not `trailingZeroDisplay`, which Safari lacks on older systems: at hydration, React would find other prices than
 * served.
 */
const wholeEuros = new Intl.NumberFormat("fr-FR", { ...EUROS, maximumFractionDigits: 0 });

/** A whole number as French writes it: `25 000` with a narrow no-break space. */
export const formatCount = (value: number) => count.format(value);

/** A number of things, for a terminal: `1 fichier`, `3 fichiers`. */
export const counted = (number: number, word: string) => `${number} ${word}${number > 1 ? "s" : ""}`;

/** A price in euros as French writes it: `2,90 €`, `29 €`. */
export const formatPrice = (value: number) => (Number.isInteger(value) ? wholeEuros : euros).format(value);

/** What twelve months cost at a monthly price, in euros to the cent. */
export const twelveMonths = (monthlyPrice: number) => Math.round(monthlyPrice * 1200) / 100;
