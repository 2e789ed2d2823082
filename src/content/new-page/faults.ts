import type { z } from "zod";
import { typographyFaults } from "../checks/typography";
import { wordFaults } from "../checks/words";
import { limitsOf } from "../editors/examples";
import { FAMILY_SHAPES } from "../files/file-shapes";
import { type Explanation, typesetAround } from "../problem";
import { isNounAlone } from "./propose-page";
import { countCharacters } from "../text/characters";
import type { Family } from "../vocabulary";

/** Braces, markup and quotation marks would not be shown as typed. */
const NO_SIGN_OF_NAMES = /[^\p{L}\p{M}\p{N} .,'’&+!?/()°:#%€@_-]/u;
/** From « liens affiliés », the wordings would make « un lien affiliés ». */
const PLURAL = /^(?:(?:[Dd]es|[LlMm]es) )?(?:[Ll]iens|QR[ -]?codes) (?!(?:des|vers) )\p{Ll}+s(?!\p{L})/u;
const NO_BEGINNING = /^[^\p{L}\p{N}@#]/u;
const LONGEST_SUBJECT = 80;

/**
 * What is wrong with the subject of a page of a family, in French.
 * @returns undefined when all is well
 */
export function subjectFault(family: Family, subject: string): string | undefined {
  if (subject === "") return "Un mot suffit, par exemple Mastodon.";
  if (subject.length > LONGEST_SUBJECT) return `Un nom, pas une phrase : ${LONGEST_SUBJECT} caractères au plus.`;
  const [refused] = NO_SIGN_OF_NAMES.exec(subject) ?? [];
  if (refused !== undefined)
    return typesetAround(`${signName(refused)} n'a pas sa place dans un sujet : retirez ce signe.`);
  const [first] = NO_BEGINNING.exec(subject) ?? [];
  if (first !== undefined)
    return typesetAround(`Un sujet commence par une lettre ou un chiffre : retirez « ${first} » du début.`);
  if (PLURAL.test(subject)) return typesetAround("Écrivez le sujet au singulier, comme « QR code dynamique ».");
  if (isNounAlone(family, subject))
    return typesetAround(`« ${subject} » ne dit pas de quoi il s'agit : donnez un nom, par exemple Mastodon.`);
  return faultIn(subject);
}

/** A character as a message quotes it; an invisible one is described instead. */
const signName = (sign: string) => (/[\p{C}\p{Z}]/u.test(sign) ? "Un caractère invisible" : `« ${sign} »`);

function faultIn(text: string): string | undefined {
  const [fault] = [...wordFaults(text), ...typographyFaults(text)];
  return fault && asSentence(fault);
}

/** What is wrong and what to do, as one sentence. */
export const asSentence = ({ message, remedy }: Explanation) =>
  typesetAround(`${message[0]!.toUpperCase()}${message.slice(1)} : ${remedy}.`);

/** A subject as typed, without superfluous spaces. */
export const tidySubject = (typed: string) => typed.trim().replace(/\s+/g, " ");

/** Whether the pages of a family have a title of their own. */
export const hasTitle = (family: Family) => "title" in FAMILY_SHAPES[family].shape;

/** Why a title does not fit its shape, or undefined. */
export function titleFault(family: Family, title: string): string | undefined {
  if (!hasTitle(family)) return undefined;
  const shape: z.ZodType = FAMILY_SHAPES[family].shape["title"];
  const { minLength, maxLength } = limitsOf(shape);
  return shape.safeParse(title).success
    ? faultIn(title)
    : `Un titre compte de ${minLength} à ${maxLength} caractères ; celui-ci en a ${countCharacters(title)}.`;
}
