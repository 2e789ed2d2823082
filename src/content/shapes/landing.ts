import { z } from "zod";
import { OFFERINGS } from "../vocabulary";
import { navLink } from "./layout";
import { icon, label, metaDescription, prose, question, slug, title, updated, webAddress } from "./fields";

const highlight = z
  .strictObject({
    value: label(30, "Le mot ou le chiffre.", "Illimité"),
    label: label(40, "Ce qu’il qualifie.", "Liens & QR codes"),
  })
  .meta({ id: "Highlight" });

/** The first fields of every section of a landing page. */
export const heading = {
  title: prose(5, 90, "Titre de la section.", "Quel lien voulez-vous raccourcir ?"),
  lead: prose(
    10,
    320,
    "Chapeau de la section.",
    "Chaque service fabrique ses liens à sa manière. Voici ce qu'il faut savoir, un par un.",
  ),
};

const country = z
  .strictObject({
    code: label(3, "Le pays, en deux lettres.", "FR"),
    target: label(30, "Où le lien y mène.", "boutique en euros"),
  })
  .meta({ id: "MachineCountry" });

const machine = z
  .strictObject({
    label: prose(
      20,
      200,
      "Ce que montre le dessin, pour un lecteur d’écran.",
      "Un lien long et illisible devient un lien court, qui ouvre un aperçu soigné, un QR code et une page différente par pays.",
    ),
    longUrl: webAddress.max(300).meta({
      description: "Le lien long de l’exemple.",
      examples: [
        "https://www.boutique-des-thes.example/catalogue/the-vert/sencha-bio?ref=accueil&tri=prix&couleur=2&utm_source=newsletter&utm_campaign=printemps",
      ],
    }),
    slug: slug.max(30).meta({ description: "Ce qui suit le domaine court.", examples: ["sencha"] }),
    cardTitle: label(60, "Le titre de l’aperçu.", "Sencha bio, récolte de printemps"),
    cardSite: label(40, "Le site de l’aperçu.", "boutique-des-thes.example"),
    countries: z.array(country).length(3),
  })
  .meta({ id: "HeroMachine" });

export const heroShape = z
  .strictObject({
    pageTitle: title("Titre de l’onglet de l’accueil.", "{marque} : raccourcir, personnaliser et suivre vos liens"),
    pageDescription: metaDescription,
    updated: updated.optional(),
    title: prose(10, 90, "La promesse, en une ligne.", "Transformez vos liens en machines à convertir"),
    subtitle: prose(
      20,
      240,
      "La phrase qui la précise.",
      "Raccourcissez, personnalisez et optimisez chaque lien : un aperçu soigné sur chaque réseau, la bonne page pour chaque visiteur, et des statistiques qui disent d'où viennent les clics.",
    ),
    cta: label(40, "Texte du bouton principal.", "Commencer gratuitement"),
    highlights: z.array(highlight).length(3),
    machine,
  })
  .meta({ id: "LandingHero" });

const useCase = z
  .strictObject({
    icon,
    title: prose(5, 80, "Le cas d’usage en une ligne.", "Un seul lien pour plusieurs boutiques d'applications"),
    description: prose(
      20,
      320,
      "Comment le lien s’en charge.",
      "L'iPhone arrive sur l'App Store, l'Android sur Google Play, l'ordinateur sur votre site. Sur l'affiche, il n'y a qu'une adresse.",
    ),
  })
  .meta({ id: "UseCase" });

export const useCasesShape = z
  .strictObject({ ...heading, items: z.array(useCase).length(4) })
  .meta({ id: "LandingUseCases" });

const benefit = z
  .strictObject({
    icon,
    title: prose(5, 80, "L’avantage en une ligne.", "Plus de visiteurs qui vont au bout"),
    description: prose(
      20,
      320,
      "Ce qu’il change.",
      "Un aperçu choisi, une destination adaptée à l'appareil et au pays : d'après nos propres chiffres, la conversion progresse de 40 % en moyenne.",
    ),
    impact: label(40, "L’étiquette d’impact.", "+40 % en moyenne"),
  })
  .meta({ id: "Benefit" });

export const benefitsShape = z
  .strictObject({
    ...heading,
    ordinary: label(30, "Ce à quoi le dessin compare le chiffre du premier avantage.", "lien ordinaire"),
    items: z.array(benefit).min(3).max(9),
  })
  .meta({ id: "LandingBenefits" });

const feature = z
  .strictObject({
    offering: z
      .enum(OFFERINGS)
      .meta({ description: "La fonction du produit ; son dessin la suit.", examples: ["shortening"] }),
    icon,
    title: prose(5, 80, "La fonction en une ligne.", "Raccourcir et nommer"),
    description: prose(
      20,
      320,
      "Ce qu’elle fait.",
      "Une adresse de deux lignes devient un lien que l'on retient, que l'on dicte au téléphone et dont vous choisissez la fin.",
    ),
    picture: prose(
      20,
      200,
      "Ce que montre la capture d’écran de cette fonction, pour un lecteur d’écran ; sans elle, le dessin.",
      "L'éditeur de lien : l'adresse longue en haut, la fin choisie et l'aperçu en dessous.",
    ).optional(),
  })
  .meta({ id: "Feature" });

export const featuresShape = z
  .strictObject({ ...heading, items: z.array(feature).length(OFFERINGS.length) })
  .meta({ id: "LandingFeatures" });

export const affiliateShape = z
  .strictObject({
    ...heading,
    figure: label(6, "Le taux de commission.", "40 %"),
    figureLabel: label(60, "Ce que le taux paie.", "de tous les revenus générés, chaque mois"),
    steps: z
      .array(
        z
          .strictObject({
            name: label(60, "L’étape.", "Créez votre compte"),
            text: prose(
              10,
              300,
              "Son explication.",
              "Vous recevez un code, à ajouter à n'importe quel lien vers ce site : ?gf=votre-code.",
            ),
          })
          .meta({ id: "AffiliateStep" }),
      )
      .min(2)
      .max(4),
    cta: label(40, "Texte du bouton.", "Devenir affilié"),
  })
  .meta({ id: "LandingAffiliate" });

export const faqShape = z
  .strictObject({ ...heading, contact: navLink, items: z.array(question).min(6).max(24) })
  .meta({ id: "LandingFaq" });

export const closingShape = z
  .strictObject({
    ...heading,
    cta: label(40, "Texte du bouton.", "Créer un compte gratuit"),
    note: prose(5, 120, "La ligne sous le bouton.", "Essai gratuit, sans carte bancaire."),
  })
  .meta({ id: "LandingClosing" });
