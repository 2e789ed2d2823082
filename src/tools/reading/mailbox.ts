/** No sign of a list, of a sentence or of a link is part of an address; its dots stand between signs (RFC 5322). */
const ADDRESS = /^(?!\.|[^@]*\.[.@])[^\s@<>()[\]\\,;:"]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u;
/** On both sides: one quotation mark alone may be part of an address, `o'neil@a.fr`. */
const AROUND = /^[<'"‘’«“]\s?([^<>]+?)\s?[>'"‘’»”]$/;

/** What stands between brackets or quotation marks: `<ines@a.fr>`, `'mailto:ines@a.fr'`. */
export const bare = (text: string): string => text.replace(AROUND, "$1");

/**
 * Reads one mailbox as people paste it: `ines@a.fr`, `<'ines@a.fr'>`, `mailto:ines@a.fr`, or with the full stop of its
 * sentence.
 * @returns the address alone; empty for what is none
 */
export function readMailbox(text: string): string {
  const address = bare(bare(text.replace(/\.$/, ""))).replace(/^mailto:/i, "");
  return ADDRESS.test(address) ? address : "";
}
