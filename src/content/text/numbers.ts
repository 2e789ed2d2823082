const count = new Intl.NumberFormat("fr-FR");
const euros = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** A whole number as French writes it: `25 000` with a narrow no-break space. */
export const formatCount = (value: number) => count.format(value);

/** So many things, for a terminal: `1 fichier`, `3 fichiers`. */
export const counted = (number: number, word: string) => `${number} ${word}${number > 1 ? "s" : ""}`;

/** A price in euros as French writes it: `2,90 €`, `29 €`. */
export const formatPrice = (value: number) => euros.format(value);

/** What twelve months cost at a monthly price, in euros to the cent. */
export const twelveMonths = (monthlyPrice: number) => Math.round(monthlyPrice * 1200) / 100;
