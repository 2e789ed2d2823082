/** A link inside a text: the words to click, and the page of the site that they lead to. */
interface TextLink {
  words: string;
  to: string;
}

const LINK = /\[([^[\]]+)\]\((\/(?!\/)[^\s()[\]]*)\)/g;

/**
 * Splits a writer's text at its links, which are written as in Markdown: « Le code d'un [PDF](/raccourcir-lien/pdf) ».
 * @param text one text of a JSON file, whose field may hold links
 * @returns the texts between the links, unchanged, and the links, in order; empty texts are left out
 */
export const partsOf = (text: string): (string | TextLink)[] =>
  text
    .split(LINK)
    .flatMap((part, index, all) =>
      index % 3 === 0 ? part || [] : index % 3 === 1 ? { words: part, to: all[index + 1]! } : [],
    );

/** The links of a text, in order. */
export const linksOf = (text: string): TextLink[] => partsOf(text).filter((part) => typeof part !== "string");

/** A text in which each link is replaced by its words. */
export const withoutLinks = (text: string): string => text.replace(LINK, "$1");

/** What was meant as a link but is not one: another site's address, no leading slash, a space between the brackets. */
export const brokenLinksIn = (text: string): string[] =>
  withoutLinks(text).match(/\[[^[\]]*\] ?\([^()]*\/[^()]*\)/g) ?? [];
