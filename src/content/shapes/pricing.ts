import { z } from "zod";
import { countLabel, label, prose } from "./fields";
import { heading } from "./landing";

/** GraphQL's integers have 32 bits. */
const MOST = 2_000_000_000;

const count = (description: string, example: number) =>
  z
    .int()
    .min(0)
    .max(MOST)
    .nullable()
    .meta({ description: `${description} null : illimité.`, examples: [example] });

const planLimits = z
  .strictObject({
    clicksPerMonth: count("Clics par mois.", 2000),
    internalSubdomains: count("Sous-domaines internes.", 1),
    customDomains: count("Domaines personnalisés.", 0),
    users: count("Utilisateurs.", 1),
    usersComing: z
      .boolean()
      .meta({ description: "Vrai tant que le multi-utilisateur est à venir.", examples: [false] }),
    dynamicLinks: count("Liens dynamiques.", 0),
    statisticsDays: z
      .int()
      // The comparison table says « jours ».
      .min(2)
      .max(MOST)
      .meta({ description: "Historique des statistiques, en jours.", examples: [30] }),
    support: z.enum(["standard", "priority"]).meta({ description: "Niveau d’assistance.", examples: ["standard"] }),
  })
  .meta({ id: "PlanLimits" });

const price = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .meta({ description: `${description} En euros TTC.`, examples: [example] });

const plan = z
  .strictObject({
    name: label(20, "Nom de l’offre.", "PRO"),
    description: prose(
      10,
      160,
      "À qui elle s’adresse.",
      "Pour qui vit de ses liens : créateurs, affiliés, indépendants.",
    ),
    monthlyPrice: price("Prix par mois.", 9.9),
    annualPrice: price("Prix par an ; douze mois au tarif mensuel au plus.", 99),
    annualSavings: price("Le chiffre barré : douze mois au tarif mensuel, arrondis.", 119),
    features: z
      .array(label(60, "Une ligne de plus, après celles des limites.", "Liens classiques et QR codes illimités"))
      .min(1)
      .max(6),
    limits: planLimits,
    popular: z
      .boolean()
      .meta({ description: "Vrai pour l’offre à mettre en avant.", examples: [true] })
      .optional(),
    premium: z
      .boolean()
      .meta({ description: "Vrai pour l’offre la plus complète.", examples: [true] })
      .optional(),
  })
  .meta({ id: "Plan" });

const planRow = z
  .strictObject({
    label: label(40, "Nom de la ligne dans le tableau.", "Liens dynamiques"),
    one: label(50, "La ligne pour une unité ; # est le nombre.", "# lien dynamique").meta({ placeholders: ["#"] }),
    many: countLabel(50, ["#"], "La ligne pour plusieurs ; # est le nombre.", "# liens dynamiques"),
    none: label(50, "La ligne pour zéro.", "Sans lien dynamique").optional(),
    unlimited: label(50, "La ligne sans limite.", "Liens dynamiques illimités").optional(),
    value: countLabel(20, ["#"], "La valeur dans le tableau, si le nombre seul ne suffit pas.", "# jours").optional(),
    unlimitedValue: label(20, "La valeur sans limite, dans le tableau.", "illimités").optional(),
    hint: prose(
      20,
      240,
      "L’explication de l’infobulle.",
      "Un lien dont la destination peut changer après le partage, utile pour ce qui est déjà imprimé. Les liens classiques, eux, sont illimités partout.",
    ).optional(),
  })
  .meta({ id: "PlanRow" });

export const pricingShape = z
  .strictObject({
    ...heading,
    billing: z
      .strictObject({
        legend: label(40, "Nom du choix de facturation.", "Facturation"),
        price: label(20, "Nom de la ligne des prix dans le tableau.", "Prix"),
        monthly: label(20, "Le choix mensuel.", "Mensuelle"),
        annual: label(20, "Le choix annuel.", "Annuelle"),
        offer: label(30, "Ce que l’annuel fait gagner.", "2 mois offerts"),
        perMonth: label(20, "L’unité du prix mensuel.", "par mois"),
        perYear: label(20, "L’unité du prix annuel.", "par an"),
        insteadOf: label(20, "Ce qui précède le chiffre barré pour un lecteur d’écran.", "au lieu de"),
        struckReason: label(60, "D’où vient le chiffre barré.", "12 mois au tarif mensuel"),
        taxes: label(80, "La mention des taxes.", "Prix en euros, toutes taxes comprises."),
      })
      .meta({ id: "Billing" }),
    badges: z
      .strictObject({
        popular: label(20, "Étiquette.", "Populaire"),
        premium: label(20, "Étiquette.", "Premium"),
        coming: label(20, "Étiquette.", "à venir"),
      })
      .meta({ id: "PlanBadges" }),
    cta: label(40, "Texte du bouton de chaque offre ; le nom de l’offre le suit.", "Essayer"),
    comparison: label(60, "Titre du tableau de comparaison.", "Toutes les offres, ligne à ligne"),
    explanation: label(40, "Titre de la colonne des explications, pour un lecteur d’écran.", "Explication"),
    everyPlan: z
      .array(label(60, "Compris dans toutes les offres.", "QR codes illimités"))
      .min(1)
      .max(6),
    rows: z
      .strictObject({
        clicksPerMonth: planRow,
        internalSubdomains: planRow,
        customDomains: planRow,
        users: planRow,
        dynamicLinks: planRow,
        statisticsDays: planRow,
        support: z
          .strictObject({
            label: label(40, "Nom de la ligne.", "Assistance"),
            standard: label(50, "Assistance standard.", "Assistance standard"),
            priority: label(50, "Assistance prioritaire.", "Assistance prioritaire"),
            standardValue: label(20, "La valeur standard, dans le tableau.", "standard"),
            priorityValue: label(20, "La valeur prioritaire, dans le tableau.", "prioritaire"),
            hint: prose(
              20,
              240,
              "L’explication de l’infobulle.",
              "L'assistance standard répond sous 72 heures ouvrées, la prioritaire sous 24 heures garanties. En français dans les deux cas.",
            ).optional(),
          })
          .meta({ id: "SupportRow" }),
      })
      .meta({ id: "PlanRows" }),
    plans: z.array(plan).length(4),
  })
  .meta({ id: "LandingPricing" });
