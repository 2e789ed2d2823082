import type { MessageCode } from "../../content/tools/names";
import { characters, clip, oneLine } from "../reading/clean-text";

/** The limits of the content too: see the bio of `data/lien-en-bio`. */
export const BIO_LIMITS = { name: 40, sentence: 90, link: 40 };
/** A button with more characters takes two lines on a phone. */
const ONE_LINE = 28;

/** A page of links as the phone shows it. */
interface BioPage {
  name: string;
  sentence: string;
  /** The buttons that have a text. */
  links: string[];
  /** Whether a text was too long and is shortened. */
  isCut: boolean;
}

/** What the page could do better. */
type BioNote = Exclude<MessageCode<"bio">, "good">;

const fits = (line: string, most: number) => clip(line, most) === line;

/** Shortens a text that does not fit, with an ellipsis, so that it does not look like a bug. */
const short = (line: string, most: number) => (fits(line, most) ? line : `${clip(line, most - 1).trimEnd()}…`);

/**
 * Makes a page of links from any typed text.
 * @param links the buttons' texts in order; empty ones are left out
 */
export function bioPage(name: string, sentence: string, links: readonly string[]): BioPage {
  const lines = [
    [oneLine(name), BIO_LIMITS.name],
    [oneLine(sentence), BIO_LIMITS.sentence],
    ...links.map((link) => [oneLine(link), BIO_LIMITS.link] as const),
  ] as const;
  const [shownName = "", shownSentence = "", ...shownLinks] = lines.map(([line, most]) => short(line, most));
  return {
    name: shownName,
    sentence: shownSentence,
    links: shownLinks.filter(Boolean),
    isCut: lines.some(([line, most]) => !fits(line, most)),
  };
}

/** What to improve on a page, the worst first. */
export function bioNotes({ name, links, isCut }: BioPage): BioNote[] {
  const folded = links.map((link) => link.normalize().replace(/\s/g, " ").toLocaleLowerCase("fr"));
  const found: [BioNote, boolean][] = [
    ["no-name", name === ""],
    ["no-link", links.length === 0],
    ["cut", isCut],
    ["same-link", new Set(folded).size < folded.length],
    ["long-link", links.some((link) => characters(link).length > ONE_LINE)],
  ];
  return found.filter(([, holds]) => holds).map(([note]) => note);
}
