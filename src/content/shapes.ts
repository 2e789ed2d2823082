import { z } from "zod";
import {
  date,
  formerAddress,
  icon,
  label,
  metaDescription,
  pageAddress,
  palette,
  prose,
  question,
  slug,
  title,
  updated,
} from "./fields";
import { OFFERINGS, TOOLS, VARIANT_GROUPS } from "./vocabulary";

/*
 * The one description of every JSON shape in `data/`. From it are made: the GraphQL types, the build's checks,
 * the editors' JSON Schemas and the reference in data/README.md. Descriptions are French: writers read them.
 */

const passage = z
  .strictObject({
    title: prose(5, 80, "Intertitre de la partie.", "Une adresse qui contient sa propre clé"),
    paragraphs: z
      .array(prose(20, 900, "Un paragraphe.", "Un de ces morceaux compte plus que les autres : rlkey ouvre la porte."))
      .min(1)
      .max(4),
  })
  .meta({ id: "Passage" });

const step = z
  .strictObject({
    name: label(60, "L’étape en quelques mots.", "Coller la version entière"),
    text: prose(
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
        prose(
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
    text: prose(
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

const exampleLink = z
  .strictObject({
    long: z
      .url()
      .max(400)
      .meta({
        description: "Un lien réaliste et long de ce service.",
        examples: ["https://www.dropbox.com/scl/fi/a8k2m5q7w1x9/Dossier-de-presse.pdf?rlkey=u7y2t9r4&dl=0"],
      }),
    slug: slug
      .max(30)
      .meta({ description: "Ce qui suit le domaine court dans le lien raccourci.", examples: ["dossier-de-presse"] }),
  })
  .meta({ id: "ExampleLink" });

/** What a doctor's rule or warning looks for in a link; `*` stands for anything. */
const linkPattern = (description: string, example: string) =>
  z
    .string()
    .min(1)
    .max(120)
    .meta({ description, examples: [example] });

const warning = z
  .strictObject({
    when: z
      .strictObject({
        parameter: linkPattern("Le lien a ce paramètre.", "dl").optional(),
        value: linkPattern("Ce paramètre a cette valeur.", "0").optional(),
        path: linkPattern("Le chemin a cette forme.", "/file/d/*").optional(),
        without: linkPattern("Le lien n’a pas ce paramètre.", "rlkey").optional(),
      })
      .meta({ id: "DoctorCondition", description: "Toutes les conditions doivent être remplies." }),
    text: prose(20, 240, "Ce qu’il faut savoir avant de partager ce lien.", "Avec dl=0, Dropbox affiche une page."),
  })
  .meta({ id: "DoctorWarning" });

const doctor = z
  .strictObject({
    hosts: z
      .array(
        z
          .string()
          .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(\/[^\s?#]*)?$/)
          .meta({
            description: "Un domaine du service, sous-domaines compris, suivi au besoin du début du chemin.",
            examples: ["docs.google.com/document"],
          }),
      )
      .min(1)
      .max(12),
    keep: z.array(linkPattern("Un paramètre à garder : une clé d’accès.", "rlkey")).max(12),
    drop: z.array(linkPattern("Un paramètre qui peut partir.", "igsh")).max(24),
    warnings: z.array(warning).max(8),
  })
  .meta({ id: "DoctorRule" });

const tool = z.enum([...TOOLS, "none"]).meta({
  description: "L’outil que la page met à disposition ; « none » : aucun.",
  examples: ["doctor"],
});

/** What every page of the three families may say beyond its required fields. */
const longText = {
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

export const variantShape = z
  .strictObject({
    title: title("Titre de la page et de l’onglet.", "Raccourcir un lien Dropbox en gardant la clé rlkey"),
    subtitle: prose(
      20,
      160,
      "La phrase sous le titre.",
      "Lire ou télécharger, un fichier ou un dossier : une adresse qui tient en une ligne.",
    ),
    description: metaDescription,
    features: z.array(label(40, "Une étiquette de quelques mots.", "Clé d'accès conservée")).length(3),
    group: z
      .enum(VARIANT_GROUPS)
      .meta({ description: "Groupe dans le pied de page et le sommaire.", examples: ["files"] })
      .default("general"),
    icon: icon.default("link"),
    colour: palette.default("maillon"),
    example: exampleLink.meta({ description: "Le lien long et le lien court que la page dessine." }).optional(),
    tool: tool.default("doctor"),
    doctor: doctor
      .meta({ description: "Ce que le docteur des liens sait de ce service : la règle se range avec sa page." })
      .optional(),
    ...longText,
  })
  .meta({ id: "Variant", description: "Une page de /raccourcir-lien." });

export const qrTypeShape = z
  .strictObject({
    title: title("Grand titre de la page.", "QR code dynamique : changez la cible, pas l'affiche"),
    seoTitle: title(
      "Titre de l’onglet et des moteurs de recherche.",
      "QR code dynamique : modifiable après impression",
    ),
    icon,
    gradient: palette.meta({ description: "Couleur de la page." }),
    description: metaDescription,
    cta: label(40, "Texte du bouton principal.", "Créer mon QR code"),
    tool: tool.default("qr"),
    ...longText,
  })
  .meta({ id: "QrType", description: "Une page de /qrcode." });

const bio = z
  .strictObject({
    name: label(40, "Nom affiché.", "Inès Carpentier"),
    sentence: label(90, "La phrase de présentation.", "Je répare des vélos et j'apprends aux autres à le faire."),
    links: z
      .array(label(40, "Texte d’un lien.", "Prendre rendez-vous"))
      .min(3)
      .max(5),
  })
  .meta({ id: "Bio" });

export const networkShape = z
  .strictObject({
    name: label(30, "Nom du réseau.", "Instagram"),
    icon,
    colour: palette.meta({ description: "Couleur de la page." }),
    description: metaDescription,
    subtitle: prose(
      20,
      160,
      "La phrase sous le titre.",
      "Lire ou télécharger, un fichier ou un dossier : une adresse qui tient en une ligne.",
    ).optional(),
    bio: bio.meta({ description: "La page d’exemple dessinée dans le téléphone." }).optional(),
    tool: tool.default("bio"),
    ...longText,
  })
  .meta({ id: "Network", description: "Une page de /lien-en-bio." });
