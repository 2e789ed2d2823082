/** The sentences of a text, each with its own stop. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+/);
