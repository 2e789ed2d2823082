import { z } from "zod";
import { label, metaDescription, prose, title, updated } from "./fields";
import { navLink } from "./layout";

export const blogShape = z
  .strictObject({
    pageTitle: title("Titre de l’onglet.", "Le blog de {marque} : bientôt disponible"),
    pageDescription: metaDescription,
    updated: updated.optional(),
    title: prose(5, 60, "Grand titre.", "Bientôt disponible"),
    teaser: prose(
      20,
      400,
      "Ce qui vient.",
      "Nous préparons des articles sur l'optimisation des liens : ce qui fait cliquer, ce qui fait fuir, et comment le mesurer sans fouiller dans la vie de vos lecteurs.",
    ),
    topicsTitle: label(60, "Ce qui précède les sujets à venir.", "Les premiers sujets"),
    topics: z
      .array(prose(5, 120, "Un sujet à venir.", "Ce que l'aperçu d'un lien change au nombre de clics"))
      .min(1)
      .max(6),
    cta: label(40, "Texte du bouton.", "Essayer {marque} en attendant"),
    meanwhile: label(60, "Ce qui précède les liens à lire en attendant.", "De quoi lire d'ici là"),
    links: z.array(navLink).min(1).max(6),
  })
  .meta({ id: "BlogPage" });

const statementPart = z
  .strictObject({
    title: prose(5, 80, "Intertitre.", "État de conformité"),
    paragraphs: z
      .array(prose(20, 700, "Un paragraphe.", "Aucun audit externe n'a encore été mené."))
      .min(1)
      .max(4),
    points: z
      .array(prose(5, 320, "Un point de la liste.", "Chaque page est parcourue au clavier seul."))
      .min(1)
      .max(12)
      .optional(),
  })
  .meta({ id: "StatementPart" });

export const accessibilityShape = z
  .strictObject({
    pageTitle: title("Titre de l’onglet.", "Déclaration d'accessibilité de {marque}"),
    pageDescription: metaDescription,
    updated: updated.optional(),
    title: prose(5, 60, "Grand titre.", "Déclaration d'accessibilité"),
    state: label(60, "L’état de conformité, en un mot.", "Accessibilité : non conforme"),
    intro: prose(20, 500, "Ce que la déclaration couvre.", "Cette déclaration s'applique au site public de {marque}."),
    parts: z.array(statementPart).min(3).max(12),
    contact: navLink,
  })
  .meta({ id: "AccessibilityPage" });

export const notFoundWords = {
  title: prose(5, 60, "Grand titre.", "Réseau social non trouvé"),
  message: prose(
    10,
    200,
    "Le message.",
    "Nous n'avons pas encore de page pour ce réseau. Le lien en bio, lui, fonctionne partout où une adresse se colle.",
  ).optional(),
  home: label(40, "Lien vers l’accueil.", "Retour à l'accueil"),
};

export const notFoundShape = z
  .strictObject({
    ...notFoundWords,
    message: prose(10, 200, "Le message.", "Désolé, la page que vous recherchez n'existe pas ou a été déplacée."),
    suggestions: label(60, "Ce qui précède les pages proches.", "Vous cherchiez peut-être"),
    elsewhere: label(60, "Ce qui précède les liens proposés d’office.", "Ou reprenez le fil ici"),
    links: z.array(navLink).min(1).max(6),
  })
  .meta({ id: "NotFoundPage" });
