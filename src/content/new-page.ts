import { FAMILY_SHAPES } from "./documents";
import type { Family } from "./vocabulary";

/** What a writer says of a new page; the rest is proposed. */
export interface NewPage {
  family: Family;
  /** The end of the address, which is also the file's name. */
  slug: string;
  /** What the page is about, e.g. "Mastodon". */
  subject: string;
}

type Entry = Record<string, unknown>;

/* Each proposal holds the subject, so that no two pages start alike, and fits the lengths of its shape. */
const PROPOSALS: Record<Family, (subject: string) => Entry> = {
  "raccourcir-lien": (subject) => ({
    title: `Raccourcir un lien ${subject}`,
    subtitle: `Un lien ${subject} court, lisible, et dont vous suivez les clics.`,
    description: `Raccourcissez un lien ${subject}, choisissez son aperçu et suivez ses clics. Essai gratuit, sans carte bancaire.`,
    features: [`Lien ${subject} court`, "Aperçu choisi", "Clics comptés"],
    menuLabel: subject,
  }),
  qrcode: (subject) => ({
    title: `QR code ${subject}, prêt à imprimer`,
    seoTitle: `Créer un QR code ${subject} à vos couleurs`,
    icon: "qr",
    gradient: "maillon",
    description: `Créez un QR code ${subject} à vos couleurs, en haute résolution, et suivez ses lectures. Essai gratuit, sans carte bancaire.`,
    cta: "Créer mon QR code",
    menuLabel: subject,
  }),
  "lien-en-bio": (subject) => ({
    name: subject,
    icon: "bio",
    colour: "maillon",
    description: `Réunissez tous vos liens sur une page à mettre dans votre bio ${subject}. Essai gratuit, sans carte bancaire.`,
  }),
};

/**
 * Proposes the file of a new page: valid at once, specific later.
 * @param page the family, the end of the address, and the subject
 * @returns the fields of the JSON file, in the order of the shape
 */
export function proposePage({ family, subject }: NewPage): Entry {
  const proposal = PROPOSALS[family](subject);
  const order = Object.keys(FAMILY_SHAPES[family].shape);
  return Object.fromEntries(order.filter((field) => field in proposal).map((field) => [field, proposal[field]]));
}

/** The fields that make a page worth its address and that a new file does not have yet. */
export function owedFields(family: Family, entry: Entry): string[] {
  const worth = [
    "synonyms",
    "updated",
    "verifieLe",
    "what",
    "guide",
    "assets",
    "limits",
    "questions",
    "related",
    "example",
    "bio",
  ];
  return worth.filter((field) => field in FAMILY_SHAPES[family].shape && !(field in entry));
}

/** The address that a subject suggests: `Élan & Co` becomes `elan-co`. */
export function suggestSlug(subject: string): string {
  return subject
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
