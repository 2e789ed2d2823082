import { z } from "zod";
import { OFFERINGS } from "../vocabulary";
import { date, formerAddress, label, linkedProse, pageAddress, prose, question, updated } from "./fields";

const passage = z
  .strictObject({
    title: prose(5, 80, "Intertitre de la partie.", "Une adresse qui contient sa propre clé"),
    paragraphs: z
      .array(
        linkedProse(20, 900, "Un paragraphe.", "Un de ces morceaux compte plus que les autres : rlkey ouvre la porte."),
      )
      .min(1)
      .max(4),
  })
  .meta({ id: "Passage" });

const step = z
  .strictObject({
    name: label(60, "L’étape en quelques mots.", "Coller la version entière"),
    text: linkedProse(
      10,
      400,
      "Ce qu’il faut faire.",
      "Copiez l'adresse depuis le menu de partage, jamais depuis la barre d'adresse.",
    ),
  })
  .meta({ id: "Step" });

const guide = z
  .strictObject({
    title: prose(5, 80, "Intertitre de la marche à suivre.", "Trois réglages avant de raccourcir"),
    steps: z.array(step).min(2).max(6),
    checks: z
      .array(
        linkedProse(
          10,
          240,
          "Un point à vérifier avant de partager.",
          "Le lien court s'ouvre dans une fenêtre de navigation privée.",
        ),
      )
      .min(1)
      .max(5)
      .optional(),
  })
  .meta({ id: "Guide" });

const asset = z
  .strictObject({
    offering: z.enum(OFFERINGS).meta({ description: "L’une des onze fonctions du produit.", examples: ["statistics"] }),
    text: linkedProse(
      20,
      400,
      "Ce que cette fonction apporte à ce sujet précis.",
      "Créez presse pour lire et presse-pdf pour télécharger : même fichier, deux paramètres.",
    ),
  })
  .meta({ id: "Asset" });

const assets = z
  .strictObject({
    title: prose(5, 80, "Intertitre de la partie.", "Deux liens valent mieux qu'un"),
    items: z.array(asset).min(2).max(3),
  })
  .meta({ id: "Assets" });

/** The optional fields of every page of the three families. */
export const longText = {
  menuLabel: label(32, "Nom court de la page dans les listes. Sans lui : le titre.", "Google Agenda").optional(),
  synonyms: z
    .array(
      z
        .string()
        .min(2)
        .max(40)
        .meta({ description: "Autre nom ou faute de frappe courante.", examples: ["lien de partage dropbox"] }),
    )
    .max(12)
    .optional(),
  updated: updated.optional(),
  verifieLe: date.meta({ description: "Date de la dernière vérification des faits (AAAA-MM-JJ)." }).optional(),
  what: passage.meta({ description: "De quoi il s’agit, et pourquoi c’est long, fragile ou mal affiché." }).optional(),
  guide: guide.meta({ description: "Marche à suivre." }).optional(),
  assets: assets.meta({ description: "Ce que le produit apporte ici : deux ou trois fonctions." }).optional(),
  limits: passage.meta({ description: "Quand s’en passer : honnête et précis." }).optional(),
  questions: z
    .array(question)
    .min(2)
    .max(4)
    .meta({ description: "Deux à quatre questions propres à la page." })
    .optional(),
  related: z
    .array(pageAddress)
    .min(1)
    .max(4)
    .meta({ description: "Pages voisines, choisies pour leur sens." })
    .optional(),
  anciennesAdresses: z
    .array(formerAddress)
    .min(1)
    .max(12)
    .meta({ description: "Adresses que cette page remplace : leurs visiteurs arrivent ici." })
    .optional(),
};
