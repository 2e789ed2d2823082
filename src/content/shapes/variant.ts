import { z } from "zod";
import { PAGE_TOOLS, VARIANT_GROUPS } from "../vocabulary";
import { longText } from "./article";
import { doctorRule } from "./doctor-rule";
import { icon, label, metaDescription, palette, prose, slug, title, webAddress } from "./fields";

const exampleLink = z
  .strictObject({
    long: webAddress.max(400).meta({
      description: "Un lien réaliste et long de ce service.",
      examples: ["https://www.dropbox.com/scl/fi/a8k2m5q7w1x9/Dossier-de-presse.pdf?rlkey=u7y2t9r4&dl=0"],
    }),
    slug: slug
      .max(30)
      .meta({ description: "Ce qui suit le domaine court dans le lien raccourci.", examples: ["dossier-de-presse"] }),
  })
  .meta({ id: "ExampleLink" });

const tool = z.enum([...PAGE_TOOLS, "none"]).meta({
  toolName: true,
  description: "L’outil que la page met à disposition ; « none » : aucun.",
  examples: ["doctor"],
});

const subtitle = prose(
  20,
  160,
  "La phrase sous le titre.",
  "Lire ou télécharger, un fichier ou un dossier : une adresse qui tient en une ligne.",
);

export const variantShape = z
  .strictObject({
    title: title("Titre de la page et de l’onglet.", "Raccourcir un lien Dropbox en gardant la clé rlkey"),
    subtitle,
    description: metaDescription,
    features: z
      .array(
        label(40, "Une étiquette de quelques mots.", "Clé d'accès conservée", "Fichier ou dossier", "Aperçu choisi"),
      )
      .length(3),
    group: z
      .enum(VARIANT_GROUPS)
      .meta({
        description:
          "Groupe dans le pied de page et le sommaire ; leurs noms : data/raccourcir-lien.json, `hub.groups`.",
        examples: ["files"],
      })
      .default("general"),
    icon: icon.default("link"),
    colour: palette.default("outremer"),
    example: exampleLink
      .meta({ description: "Le lien long et le lien court que la page dessine ; le docteur examine le long." })
      .optional(),
    tool: tool.default("doctor"),
    doctor: doctorRule
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
      .array(label(40, "Texte d’un lien.", "Prendre rendez-vous", "La boutique", "Les tarifs"))
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
    subtitle: subtitle.optional(),
    bio: bio.meta({ description: "La page d’exemple dessinée dans le téléphone." }).optional(),
    tool: tool.default("bio"),
    ...longText,
  })
  .meta({ id: "Network", description: "Une page de /lien-en-bio." });
