import { z } from "zod";
import { ICONS, PALETTES } from "./vocabulary";

/** French prose that a visitor reads; the GraphQL layer fills in brand names and applies French typography. */
export const prose = (min: number, max: number, description: string) =>
  z.string().min(min).max(max).meta({ description, prose: true });

/** A short piece of prose: a button, a label, a name. */
export const label = (max: number, description: string) => prose(2, max, description);

export const title = (description: string) => prose(10, 65, description);
export const metaDescription = prose(50, 160, "Texte affiché par les moteurs de recherche sous le titre.");

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const date = z.iso.date();
export const icon = z.enum(ICONS).meta({ description: "Nom d’une icône du site." });
export const palette = z.enum(PALETTES).meta({ description: "Nom d’une couleur du site." });
export const httpUrl = z.url({ protocol: /^https?$/ });

/** An address of a generated page; the checks make sure that the page exists. */
export const pageAddress = z
  .string()
  .regex(/^\/(lien-en-bio|qrcode|raccourcir-lien)(\/[a-z0-9-]+)?$/)
  .meta({ description: "Adresse d’une page du site, sans barre finale.", pageAddress: true });

/** Where a link of the frame leads: an address of the site, `app:/chemin` on the app host, or `support`. */
export const linkTarget = z
  .string()
  .regex(/^(\/.*|app:\/.*|support)$/)
  .meta({
    description: "Adresse du site (« / »), page de l’application (« app:/ ») ou « support ».",
    linkTarget: true,
  });

export const question = z
  .strictObject({
    question: prose(10, 120, "La question, avec son point d’interrogation."),
    answer: prose(20, 600, "La réponse, en une à quatre phrases."),
  })
  .meta({ id: "Question" });
