import { z } from "zod";
import { QR_FIELDS, type QrKind } from "../tools/terms";
import { countLabel, icon, label, pageAddress, prose } from "./fields";
import { code, field, heading, messages, option, sample } from "./tool-parts";

/* The texts of the tools that draw: codes, previews, pages of links, and the choice of a plan. */

const kind = z
  .strictObject({
    code: code.meta({ examples: ["link"] }),
    label: label(30, "Ce que le code contient.", "Un lien"),
    inputs: z.array(field),
  })
  .meta({ id: "QrKind" });

const start = z
  .strictObject({
    page: pageAddress.meta({ description: "La page où le code commence ainsi, sans barre finale." }),
    kind: z
      .enum(Object.keys(QR_FIELDS) as QrKind[])
      .meta({ description: "Ce que le code y contient au départ.", examples: ["vcard"] }),
    size: sample(4, "La taille imprimée au départ, en mm : l’une des tailles de l’outil.", "30").optional(),
    distance: z
      .string()
      .regex(/^[1-9]\d{0,4}$/)
      .meta({
        description: "La distance de lecture au départ, en cm.",
        form: "un nombre entier de centimètres, en chiffres et sans unité",
        examples: ["12"],
      })
      .optional(),
  })
  .meta({ id: "QrStart" });

export const qrStudioShape = z
  .strictObject({
    ...heading,
    content: label(40, "Nom du choix.", "Que contient le code ?"),
    contents: z.array(kind),
    starts: z
      .array(start)
      .max(20)
      .meta({ description: "Les pages qui commencent par un autre contenu que le premier, ou par une autre taille." }),
    design: z
      .strictObject({
        legend: label(40, "Intertitre.", "L'habillage"),
        ink: label(40, "Nom du champ.", "Couleur du code"),
        paper: label(40, "Nom du champ.", "Couleur du fond"),
        swap: label(40, "Bouton qui échange les deux couleurs.", "Échanger les couleurs"),
        level: label(40, "Nom du champ.", "Correction d'erreur"),
        levels: z.array(option),
        quiet: label(40, "Nom du champ.", "Marge autour du code"),
        margins: z.array(option).min(2).max(6),
        logo: label(40, "Nom du champ.", "Logo au centre"),
        logoHint: label(120, "Une aide sous le nom.", "PNG, JPEG ou WebP : l'image reste sur votre appareil."),
        logoRemove: label(30, "Bouton.", "Retirer le logo"),
        logoFailed: label(100, "Erreur sous le champ quand l’image ne s’ouvre pas.", "Cette image ne s'ouvre pas."),
      })
      .meta({ id: "QrDesignWords" }),
    print: z
      .strictObject({
        legend: label(40, "Intertitre.", "L'impression"),
        size: label(40, "Nom du champ.", "Taille imprimée, marge comprise"),
        sizes: z.array(option).min(3).max(8).meta({ description: "Tailles en millimètres." }),
        distance: label(40, "Nom du champ.", "Distance de lecture, en cm"),
        svg: label(30, "Bouton.", "Télécharger en SVG"),
        png: label(30, "Bouton.", "Télécharger en PNG"),
        share: label(30, "Bouton, là où l’appareil sait partager une image.", "Partager l'image"),
        saved: label(40, "Message bref après le téléchargement.", "QR code enregistré"),
        saveFailed: label(
          90,
          "Message bref quand l’image ne peut être faite.",
          "L'image est trop lourde pour cet appareil : prenez le SVG.",
        ),
        logoScrambled: label(
          160,
          "Message bref quand le navigateur brouille les images, logo compris.",
          "Ce navigateur brouille les images : retirez le logo, ou essayez dans un autre.",
        ),
        fileName: sample(30, "Le nom du fichier, sans son extension.", "qr-code"),
      })
      .meta({ id: "QrPrintWords" }),
    drawing: label(60, "Ce que montre le dessin, pour un lecteur d’écran.", "Aperçu du QR code"),
    says: label(40, "Ce qui précède le texte encodé.", "Ce que dit le code"),
    check: z
      .strictObject({
        legend: label(40, "Intertitre.", "Contrôle avant impression"),
        modules: label(40, "Nom de la ligne.", "Modules"),
        module: label(40, "Nom de la ligne.", "Un module imprimé"),
        smallest: label(60, "Nom de la ligne.", "Plus petit côté sûr à cette distance"),
        farthest: label(60, "Nom de la ligne.", "Se lit jusqu'à"),
        contrast: label(40, "Nom de la ligne.", "Contraste"),
      })
      .meta({ id: "QrCheckWords" }),
    compare: z
      .strictObject({
        legend: label(60, "Intertitre.", "Adresse longue ou lien court ?"),
        long: label(40, "Nom du premier code.", "Votre adresse"),
        short: label(40, "Nom du second code.", "Le même en lien court"),
        slug: sample(30, "La fin du lien court.", "menu"),
        figures: countLabel(
          120,
          ["{n}", "{max}"],
          "Ce qui se compare : {n} modules de côté, {max} mm au moins.",
          "{n} modules de côté, {max} mm au moins",
        ),
      })
      .meta({ id: "QrCompareWords" }),
    messages: messages("Ce que l’outil signale : erreurs, contraste, taille."),
  })
  .meta({ id: "QrTool" });

const platform = z
  .strictObject({
    name: label(20, "Le nom de la plateforme.", "LinkedIn"),
    icon,
    title: z
      .int()
      .min(10)
      .max(400)
      .meta({ description: "Caractères du titre qu’elle montre.", examples: [100] }),
    description: z
      .int()
      .min(0)
      .max(600)
      .meta({ description: "Caractères de la description ; 0 : elle ne la montre pas.", examples: [0] }),
    layout: z.enum(["above", "below", "beside", "behind"]).meta({
      description: "Où se tient l’image, par rapport au texte : « behind », le titre est posé dessus.",
      examples: ["above"],
    }),
  })
  .meta({ id: "PreviewPlatform" });

export const previewStudioShape = z
  .strictObject({
    ...heading,
    inputs: z.array(field),
    picture: label(60, "Nom du champ.", "La même image, depuis votre appareil"),
    pictureHint: label(160, "Une aide sous le nom.", "Pour la voir : elle n'est pas envoyée."),
    pictureRemove: label(30, "Bouton.", "Retirer l'image"),
    pictureFailed: label(100, "Erreur sous le champ quand l’image ne s’ouvre pas.", "Cette image ne s'ouvre pas."),
    noPicture: label(40, "Ce qui tient la place de l’image.", "Votre image"),
    platforms: z.array(platform).length(6),
    caution: prose(20, 240, "Ce que valent ces repères.", "Ces coupes sont des repères : elles varient selon l'écran."),
    messages: messages("Ce que l’outil signale : coupes et image."),
  })
  .meta({ id: "PreviewTool" });

export const bioStudioShape = z
  .strictObject({
    ...heading,
    displayName: label(40, "Nom du champ.", "Nom affiché"),
    sentence: label(40, "Nom du champ.", "Une phrase"),
    links: label(40, "Intertitre des cinq champs.", "Vos cinq boutons"),
    link: label(30, "Nom d’un champ ; son numéro le suit.", "Bouton"),
    drawing: label(60, "Ce que montre le téléphone, pour un lecteur d’écran.", "Votre page de liens"),
    messages: messages("Ce que l’outil conseille."),
  })
  .meta({ id: "BioTool" });

export const planChooserShape = z
  .strictObject({
    ...heading,
    clicks: label(40, "Nom du champ.", "Clics par mois"),
    domains: label(40, "Nom du champ.", "Domaines personnalisés"),
    people: label(40, "Nom du champ.", "Personnes"),
    days: label(60, "Nom du champ.", "Historique, en jours"),
    because: label(20, "Ce qui précède la raison.", "car"),
    cheapest: label(80, "La raison de la première offre.", "la première suffit"),
    none: label(60, "Quand aucune offre ne va.", "Aucune offre ne va jusque-là"),
    support: label(60, "Le lien vers l’assistance, quand aucune offre ne va.", "En parler avec nous"),
    year: label(60, "Intertitre.", "Sur une année"),
    atMonthly: label(40, "Nom de la ligne.", "Facturation mensuelle"),
    atAnnual: label(40, "Nom de la ligne.", "Facturation annuelle"),
    table: label(80, "Titre du tableau.", "Jusqu'où va chaque offre"),
    plan: label(20, "Nom de la colonne des offres.", "Offre"),
    messages: messages("Ce que l’outil explique."),
  })
  .meta({ id: "PlansTool" });
