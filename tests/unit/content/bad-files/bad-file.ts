import { checkDocument, type Document } from "../../../../src/content/checks/document";

/** One broken file, and the problem reported to its writer. */
export interface BadFile {
  mistake: string;
  /** Path relative to `data/`. */
  path?: string;
  text: string;
  line?: number;
  field?: string;
  message: RegExp;
  remedy: RegExp;
}

export const FOUR_FIELDS = {
  title: "Raccourcir un lien d'essai pour voir",
  subtitle: "Une phrase assez longue pour tenir lieu de sous-titre.",
  description: "Une description assez longue pour un moteur de recherche, et que nulle autre page ne porte.",
  features: ["Première étiquette", "Deuxième étiquette", "Troisième étiquette"],
};

export const page = (changes: object) => JSON.stringify({ ...FOUR_FIELDS, ...changes }, null, 2);
/** That page as the checks read it, whatever is wrong with its fields. */
export const checkedPage = (changes: object, path = "raccourcir-lien/essai.json"): Document =>
  checkDocument(path, page(changes)).document!;
export const without = (field: keyof typeof FOUR_FIELDS) => page({ [field]: undefined });
export const good = page({});

export const NETWORK = {
  name: "Essai",
  icon: "link",
  colour: "outremer",
  description: `${FOUR_FIELDS.description} Bis.`,
};
export const QR = {
  title: "QR code d'essai pour voir",
  seoTitle: "QR code d'essai pour les moteurs",
  icon: "qr",
  gradient: "outremer",
  description: `${FOUR_FIELDS.description} Ter.`,
  cta: "Créer mon QR code",
};
export const json = (value: object) => JSON.stringify(value, null, 2);

/** Replaces no-break spaces by plain ones, so that tests can compare sentences. */
export const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");
