/** How many characters a text has, as its shape counts them: an emoji of two UTF-16 units is one. */
export const countCharacters = (text: string): number => [...text].length;
