import { z } from "zod";
import { prose } from "./fields";

/** A star that matches nearly everything would destroy the visitors' links. */
const PARAMETER = /^(?:[\w.~$[\]-]+|(?=(?:.*[A-Za-z0-9]){2})[\w.~$[\]*-]+)$/;

/** The name of a parameter of links; `*` stands for anything. */
export const parameterName = (description: string, example: string) =>
  z
    .string()
    .regex(PARAMETER)
    .max(40)
    .meta({
      description,
      form: "le nom du paramètre seul, sans espace, accent ni ? & = ; une étoile * peut en remplacer la suite, après deux lettres au moins",
      examples: [example],
    });

/** A link's path begins with a slash: a pattern must begin with a slash or a star. */
const linkPath = z
  .string()
  .regex(/^[/*](?:.*\S)?$/)
  .max(120)
  .meta({
    description: "Le chemin a cette forme.",
    form: "une barre / ou une étoile *, puis la suite du chemin, sans espace à la fin",
    examples: ["/file/d/*"],
  });

const warning = z
  .strictObject({
    when: z
      .strictObject({
        parameter: parameterName("Le lien a ce paramètre.", "dl").optional(),
        value: z
          .string()
          .regex(/^\S(?:.*\S)?$/)
          .max(120)
          .meta({
            description: "Ce paramètre a cette valeur.",
            form: "la valeur seule, sans espace devant ni derrière",
            examples: ["0"],
          })
          .optional(),
        path: linkPath.optional(),
        without: parameterName("Le lien n’a pas ce paramètre.", "rlkey").optional(),
      })
      .meta({ id: "DoctorCondition", description: "Toutes les conditions doivent être remplies." }),
    text: prose(20, 240, "Ce qu’il faut savoir avant de partager ce lien.", "Avec dl=0, Dropbox affiche une page."),
  })
  .meta({ id: "DoctorWarning" });

/** What the page of a service says about its links. */
export const doctorRule = z
  .strictObject({
    hosts: z
      .array(
        z
          .string()
          .regex(/^(?!www\.)[a-z0-9-]+(\.[a-z0-9-]+)+(\/[^\s?#]*[^\s?#/])?$/)
          .meta({
            description: "Un domaine du service, sous-domaines compris, suivi au besoin du début du chemin.",
            form: "le domaine en minuscules, sans https:// ni www., suivi au besoin du début du chemin, sans / à la fin",
            examples: ["docs.google.com/document"],
          }),
      )
      .min(1)
      .max(24),
    keep: z.array(parameterName("Un paramètre à garder : une clé d’accès.", "rlkey")).max(12),
    drop: z.array(parameterName("Un paramètre qui peut partir.", "igsh")).max(24),
    warnings: z.array(warning).max(8),
  })
  .meta({ id: "DoctorRule" });
