import { decodePart } from "./address";

/** An address has no character of a list, a sentence or a link; its dots are between characters (RFC 5322). */
const ADDRESS = /^(?!\.|[^@]*\.[.@])[^\s@<>()[\]\\,;:"]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;
/** On both sides only: a single quotation mark may be part of an address, `o'neil@a.fr`. */
const AROUND = /^[<'"‘’«“]\s?([^<>]+?)\s?[>'"‘’»”]$/;

/** What is inside brackets or quotation marks: `<ines@a.fr>`, `'mailto:ines@a.fr'`. */
export const bare = (text: string): string => text.replace(AROUND, "$1");

/** Links in square brackets, as Outlook writes them in plain text, in pointed ones: `Inès [mailto:ines@a.fr]`. */
export const inPointedBrackets = (text: string): string => text.replace(/\[(mailto:[^[\]<>]+)\]/gi, "<$1>");

/** Mailboxes without the repetition that Outlook copies: `ines@a.fr<mailto:ines@a.fr>`. */
export const withoutRepetition = (text: string): string =>
  text.replace(/<mailto:([^<>?]+)(?:\?[^<>]*)?>/gi, (link, address: string, at: number) =>
    text.slice(Math.max(0, at - address.length), at).toLowerCase() === address.toLowerCase() ? "" : link,
  );

/**
 * Reads one mailbox as people paste it: `ines@a.fr`, `<'ines@a.fr'>`, `mailto:ines@a.fr`, or with the full stop of its
 * sentence.
 * @returns the address alone; empty if it is not one
 */
export function readMailbox(text: string): string {
  const address = bare(bare(text.replace(/\.$/, ""))).replace(/^mailto:(?:\/\/)?(.*)$/i, (_, address: string) =>
    decodePart(address),
  );
  return ADDRESS.test(address) ? address : "";
}
