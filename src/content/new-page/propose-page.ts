import { z } from "zod";
import { typographyFaults } from "../checks/typography";
import { FAMILY_SHAPES } from "../files/file-shapes";
import type { Family } from "../vocabulary";

/** What a writer enters for a new page; the rest is proposed. */
export interface NewPage {
  family: Family;
  /** The end of the address, which is also the file's name. */
  slug: string;
  /** What the page is about, e.g. "Mastodon". */
  subject: string;
  /** Its title, if the writer gives one; ignored in a family whose pages have none. */
  title?: string;
}

type Entry = Record<string, unknown>;
type Wording = (subject: string) => string;
type Proposal = Record<string, string | readonly Wording[] | { list: readonly (string | readonly Wording[])[] }>;

/*
 * The subject always follows a noun (« un lien Élan »), never « de » or « le »: no elision, no gender. The first
 * wording that fits its field is used. The later ones are for subjects that are long or short, or that end with the
 * word that follows (« à » before « à vos couleurs »).
 */
const PREPOSITION = /^(?:d['’]|(?:de|du|des|à|au|aux|vers|pour|sur)(?!\p{L}))/u;
const nounBefore =
  (noun: string): Wording =>
  (subject) =>
    PREPOSITION.test(subject) ? `${noun} ${subject}` : subject;

/** The noun that the wordings already contain: « un QR code QR code Wi-Fi » would repeat it. */
const NOUNS: Record<Family, RegExp> = {
  "raccourcir-lien": /^(?:raccourcir )?(?:(?:un|le|les|des|mon|mes) )?liens? (?=\S)/i,
  qrcode: /^(?:(?:créer|générer|faire) )?(?:(?:un|le|les|des|mon|mes) )?QR[ -]?codes? (?=\S)/i,
  "lien-en-bio": /^(?:(?:le )?réseau (?:social (?=\S)|(?!social$)(?=\S))|(?:(?:un|le|mon) )?liens? en bio (?=\S))/i,
};

/** Whether a subject is only that noun, « QR code »: the wordings would say it twice. */
export const isNounAlone = (family: Family, subject: string) => `${subject} x`.replace(NOUNS[family], "") === "x";

const PROPOSALS: Record<Family, Proposal> = {
  "raccourcir-lien": {
    title: [(subject) => `Raccourcir un lien ${subject}`],
    subtitle: [
      (subject) => `Un lien ${subject} court, lisible, et dont vous suivez les clics.`,
      (subject) => `Un lien ${subject} court et lisible.`,
    ],
    description: [
      (subject) =>
        `Raccourcissez un lien ${subject}, choisissez son aperçu et suivez ses clics. Essai gratuit, sans carte bancaire.`,
      (subject) => `Raccourcissez un lien ${subject}, choisissez son aperçu et suivez ses clics.`,
    ],
    features: {
      list: [[(subject) => `Lien ${subject} court`, () => "Adresse courte"], "Aperçu choisi", "Clics comptés"],
    },
    menuLabel: [nounBefore("Lien"), (subject) => `Lien ${subject}`],
  },
  qrcode: {
    title: [(subject) => `QR code ${subject}, prêt à imprimer`, (subject) => `QR code ${subject}`],
    seoTitle: [(subject) => `Créer un QR code ${subject} à vos couleurs`, (subject) => `Créer un QR code ${subject}`],
    icon: "qr",
    gradient: "outremer",
    description: [
      (subject) =>
        `Créez un QR code ${subject} à vos couleurs, en haute résolution, et suivez ses scans. Essai gratuit, sans carte bancaire.`,
      (subject) => `Créez un QR code ${subject} à vos couleurs, en haute résolution, et suivez ses scans.`,
      (subject) => `Créez un QR code ${subject}, choisissez ses couleurs et suivez ses scans. Essai gratuit.`,
    ],
    cta: "Créer mon QR code",
    menuLabel: [nounBefore("QR code"), (subject) => `QR code ${subject}`],
  },
  "lien-en-bio": {
    name: [(subject) => subject, (subject) => `Réseau ${subject}`],
    icon: "bio",
    colour: "outremer",
    description: [
      (subject) =>
        `Réunissez tous vos liens sur une page à mettre dans votre bio ${subject}. Essai gratuit, sans carte bancaire.`,
      (subject) => `Réunissez tous vos liens sur une page à mettre dans votre bio ${subject}.`,
      (subject) => `Réunissez tous vos liens sur une page à mettre dans votre bio (${subject}).`,
    ],
  },
};

export interface Proposed {
  /** The fields of the JSON file, in the order of the shape. */
  entry: Entry;
  /** The fields in which the subject was too long and was cut: the writer must rewrite them. */
  shortened: string[];
}

/**
 * Proposes the file of a new page: valid at once, made specific later.
 * @param page the family, the end of the address, the subject, and perhaps the title
 * @returns the entry, and the fields to rewrite
 * @throws Error if no wording of a field fits its shape, however short the subject: a mistake in `PROPOSALS`
 */
export function proposePage({ family, subject, title }: NewPage): Proposed {
  const shape: Record<string, z.ZodType> = FAMILY_SHAPES[family].shape;
  const shortened: string[] = [];
  const bare = subject.replace(NOUNS[family], "");
  const fit = (field: string, wordings: string | readonly Wording[], whole: (text: string) => unknown) => {
    if (typeof wordings === "string") return wordings;
    const accepts = (text: string) =>
      typographyFaults(text).length === 0 && shape[field]!.safeParse(whole(text)).success;
    for (const [index, beginning] of beginningsOf(bare).entries()) {
      const text = wordings.map((wording) => wording(beginning)).find(accepts);
      if (text === undefined) continue;
      if (index > 0) shortened.push(field);
      return text;
    }
    throw new Error(`No wording of "${field}" fits its shape`);
  };
  const entry: Entry = {};
  for (const [field, wordings] of Object.entries(PROPOSALS[family])) {
    if (field === "title" && title) entry[field] = title;
    else if (typeof wordings === "object" && "list" in wordings) {
      const others = wordings.list.slice(1).map(String);
      entry[field] = wordings.list.map((item) => fit(field, item, (text) => [text, ...others]));
    } else entry[field] = fit(field, wordings, (text) => text);
  }
  const order = Object.keys(shape);
  return {
    entry: Object.fromEntries(order.filter((field) => field in entry).map((field) => [field, entry[field]])),
    shortened,
  };
}

/** A subject and its ever shorter beginnings: cut word by word, then letter by letter, without half of a parenthesis. */
function beginningsOf(subject: string): string[] {
  const words = subject.split(" ");
  const first = [...words[0]!];
  const beginnings = [
    ...words.map((_, dropped) => words.slice(0, words.length - dropped).join(" ")),
    ...first.map((_, dropped) => first.slice(0, first.length - dropped).join("")),
  ];
  return [subject, ...beginnings.slice(1).map((text) => text.replace(/[()]/g, ""))];
}

const WORTH = ["synonyms", "updated", "verifieLe", "what", "guide", "assets", "limits", "questions", "related"];

/** The fields with a default value that a new file omits, each with that value. */
export const openChoices = (family: Family, entry: Entry): string[] =>
  Object.entries<z.ZodType>(FAMILY_SHAPES[family].shape).flatMap(([name, field]) =>
    field instanceof z.ZodDefault && !(name in entry) ? [`${name} (« ${String(field.def.defaultValue)} »)`] : [],
  );

/** The fields that make a page worth publishing and that a new file does not have yet. */
export function owedFields(family: Family, entry: Entry): string[] {
  return [...WORTH, "example", "bio"].filter((field) => field in FAMILY_SHAPES[family].shape && !(field in entry));
}
