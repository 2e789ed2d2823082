import { z } from "zod";
import { label, prose } from "./fields";
import { notFoundWords } from "./page";

const familyNotFound = z.strictObject(notFoundWords).meta({ id: "FamilyNotFound" });

/** The closing call to action of a family's pages, if it differs from the landing page's. */
const familyClosing = z
  .strictObject({
    title: prose(5, 90, "Titre du dernier appel.", "Votre prochain QR code peut compter ses scans"),
    lead: prose(10, 320, "Sa phrase.", "Un lien court sous les carrés, des scans comptés."),
  })
  .meta({ id: "FamilyClosing" });

const family = {
  breadcrumb: label(40, "Nom de la famille dans le fil d’Ariane.", "QR code"),
  trial: label(60, "Sous le bouton principal.", "Essai gratuit, sans carte bancaire."),
  badges: z.array(label(40, "Une étiquette.", "QR codes illimités", "Haute résolution", "100 % français")).length(3),
  notFound: familyNotFound,
};

export const networkFamilyShape = z
  .strictObject({
    ...family,
    headline: label(40, "Ce qui précède le nom du réseau dans le titre.", "Votre lien en bio"),
    drawing: label(
      90,
      "Ce que montre le téléphone, pour un lecteur d’écran ; le nom du réseau suit.",
      "Exemple de page de liens pour",
    ),
    cta: label(40, "Bouton.", "Commencer gratuitement"),
    tool: label(40, "Lien vers l’outil de la page, à côté du bouton principal.", "Composer ma page ici, sans compte"),
    closing: familyClosing,
  })
  .meta({ id: "NetworkFamily" });

export const qrFamilyShape = z
  .strictObject({
    ...family,
    tool: label(
      40,
      "Lien vers l’outil de la page, à côté du bouton principal.",
      "Dessiner un QR code ici, sans compte",
    ),
    drawing: label(
      90,
      "Ce que montre le QR code, pour un lecteur d’écran ; le nom de la page suit.",
      "QR code qui mène à cette page :",
    ),
    closing: familyClosing,
  })
  .meta({ id: "QrFamily" });

export const variantFamilyShape = z
  .strictObject({
    breadcrumb: family.breadcrumb,
    notFound: familyNotFound,
    cta: label(40, "Bouton principal.", "Commencer gratuitement"),
    trial: family.trial,
    tool: label(60, "Lien vers l’outil de la page, quand elle en a un.", "Essayer l'outil ici, sans compte"),
    discover: label(60, "Lien vers les fonctionnalités.", "Découvrir les fonctionnalités"),
    drawing: label(
      90,
      "Ce que montre le dessin, pour un lecteur d’écran ; le lien court suit.",
      "Le lien long d'origine devient",
    ),
    hub: z
      .strictObject({
        title: prose(5, 80, "Titre du sommaire.", "Quel lien voulez-vous raccourcir ?"),
        lead: prose(
          10,
          240,
          "Chapeau du sommaire.",
          "Chaque service fabrique ses liens à sa manière. Voici ce qu'il faut savoir, un par un.",
        ),
        groups: z
          .strictObject({
            general: label(40, "Groupe.", "Pour commencer"),
            google: label(40, "Groupe.", "Google"),
            social: label(40, "Groupe.", "Réseaux et messageries"),
            services: label(40, "Groupe.", "Services et plateformes"),
            files: label(40, "Groupe.", "Fichiers et bureautique"),
            compliance: label(40, "Groupe.", "Confidentialité et sécurité"),
            guides: label(40, "Groupe.", "Guides pas à pas"),
          })
          .meta({ id: "HubGroups" }),
      })
      .meta({ id: "Hub" }),
  })
  .meta({ id: "VariantFamily" });
