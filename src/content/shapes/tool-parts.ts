import { z } from "zod";
import { PLACEHOLDER_NAMES } from "../tools/message-placeholders";
import { FIELD_KINDS } from "../vocabulary";
import { SLUG } from "../links/web-address";
import { label, prose } from "./fields";

/* What the shapes of the tools have in common. */

/** An example of what the visitor may type: shown and computed as it is, never typeset. */
export const sample = (max: number, description: string, ...examples: string[]) =>
  z.string().max(max).meta({ description, examples });

export const code = z
  .string()
  .regex(SLUG)
  .meta({ description: "Nom technique, que le code de l’outil connaît : ne le changez pas.", examples: ["too-long"] });

/** The texts above and below every tool. */
export const heading = {
  title: prose(5, 80, "Titre de l’outil.", "Fabriquez votre lien WhatsApp"),
  lead: prose(10, 240, "Ce que l’outil fait, en une phrase.", "Un numéro, un message : le lien est prêt à copier."),
  next: label(60, "Le bouton qui mène à la version dynamique.", "En faire un lien court et modifiable"),
};

/** The placeholders of all tools' messages; a message's code decides which it may have. */
const PLACEHOLDERS = PLACEHOLDER_NAMES.map((name) => `{${name}}`);

const message = z
  .strictObject({
    code,
    text: prose(2, 240, "Ce que le visiteur lit.", "Il manque le numéro.").meta({ placeholders: PLACEHOLDERS }),
  })
  .meta({ id: "ToolMessage" });

/** A tool's messages, each with the code that its function reports. */
export const messages = (description: string) => z.array(message).meta({ description });

export const option = z
  .strictObject({
    value: sample(40, "Valeur technique.", "driving"),
    label: label(60, "Ce que le visiteur lit.", "Lieu"),
  })
  .meta({ id: "ToolOption" });

export const field = z
  .strictObject({
    name: code.meta({ description: "Nom technique du champ.", examples: ["number"] }),
    label: label(60, "Le nom du champ.", "Numéro de téléphone"),
    hint: label(160, "Une aide sous le nom.", "Avec ou sans indicatif.").optional(),
    kind: z.enum(FIELD_KINDS).meta({
      description: "La sorte de champ ; « code » pour un texte à garder lettre pour lettre.",
      examples: ["text"],
    }),
    value: sample(600, "Ce que le champ contient au départ : l’exemple.", "06 39 98 12 34"),
    options: z.array(option).min(2).max(12).optional(),
  })
  .meta({ id: "ToolField" });
