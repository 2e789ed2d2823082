/** One broken file, and what its writer is told. */
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
export const without = (field: keyof typeof FOUR_FIELDS) => page({ [field]: undefined });
export const good = page({});

export const NETWORK = {
  name: "Essai",
  icon: "link",
  colour: "maillon",
  description: `${FOUR_FIELDS.description} Bis.`,
};
export const QR = {
  title: "QR code d'essai pour voir",
  seoTitle: "QR code d'essai pour les moteurs",
  icon: "qr",
  gradient: "maillon",
  description: `${FOUR_FIELDS.description} Ter.`,
  cta: "Créer mon QR code",
};
export const json = (value: object) => JSON.stringify(value, null, 2);
