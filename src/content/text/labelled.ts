/** « Label : value », with the no-break space that French puts before the colon. */
export const labelled = (label: string, value: string) => `${label}\u00A0: ${value}`;
