import { z } from "zod";
import { httpUrl, icon, label, linkTarget, metaDescription, prose, question, slug, title } from "./fields";
import { OFFERINGS } from "./vocabulary";

const highlight = z
  .strictObject({ value: label(30, "Le mot ou le chiffre."), label: label(40, "Ce qu’il qualifie.") })
  .meta({ id: "Highlight" });

const heading = { title: prose(5, 90, "Titre de la section."), lead: prose(10, 320, "Chapeau de la section.") };

const country = z
  .strictObject({ code: label(3, "Le pays, en deux lettres."), target: label(30, "Où le lien y mène.") })
  .meta({ id: "MachineCountry" });

const machine = z
  .strictObject({
    label: prose(20, 200, "Ce que montre le dessin, pour un lecteur d’écran."),
    longUrl: httpUrl.max(300).meta({ description: "Le lien long de l’exemple." }),
    slug: slug.max(30).meta({ description: "Ce qui suit le domaine court." }),
    cardTitle: label(60, "Le titre de l’aperçu."),
    cardSite: label(40, "Le site de l’aperçu."),
    countries: z.array(country).length(3),
  })
  .meta({ id: "HeroMachine" });

export const heroShape = z
  .strictObject({
    pageTitle: title("Titre de l’onglet de l’accueil."),
    pageDescription: metaDescription,
    title: prose(10, 90, "La promesse, en une ligne."),
    subtitle: prose(20, 240, "La phrase qui la précise."),
    cta: label(40, "Texte du bouton principal."),
    highlights: z.array(highlight).length(3),
    machine,
  })
  .meta({ id: "LandingHero" });

const useCase = z
  .strictObject({
    icon,
    title: prose(5, 80, "Le cas d’usage en une ligne."),
    description: prose(20, 320, "Comment le lien s’en charge."),
  })
  .meta({ id: "UseCase" });

export const useCasesShape = z
  .strictObject({ ...heading, items: z.array(useCase).length(4) })
  .meta({ id: "LandingUseCases" });

const benefit = z
  .strictObject({
    icon,
    title: prose(5, 80, "L’avantage en une ligne."),
    description: prose(20, 320, "Ce qu’il change."),
    impact: label(40, "L’étiquette d’impact."),
  })
  .meta({ id: "Benefit" });

export const benefitsShape = z
  .strictObject({ ...heading, items: z.array(benefit).min(3).max(9) })
  .meta({ id: "LandingBenefits" });

const feature = z
  .strictObject({
    offering: z.enum(OFFERINGS).meta({ description: "La fonction du produit ; son dessin la suit." }),
    icon,
    title: prose(5, 80, "La fonction en une ligne."),
    description: prose(20, 320, "Ce qu’elle fait."),
  })
  .meta({ id: "Feature" });

export const featuresShape = z
  .strictObject({ ...heading, items: z.array(feature).length(OFFERINGS.length) })
  .meta({ id: "LandingFeatures" });

const count = (description: string) =>
  z
    .int()
    .min(0)
    .nullable()
    .meta({ description: `${description} null : illimité.` });

const planLimits = z
  .strictObject({
    clicksPerMonth: count("Clics par mois."),
    internalSubdomains: count("Sous-domaines internes."),
    customDomains: count("Domaines personnalisés."),
    users: count("Utilisateurs."),
    usersComing: z.boolean().meta({ description: "Vrai tant que le multi-utilisateur est à venir." }),
    dynamicLinks: count("Liens dynamiques."),
    statisticsDays: z.int().min(1).meta({ description: "Historique des statistiques, en jours." }),
    support: z.enum(["standard", "priority"]).meta({ description: "Niveau d’assistance." }),
  })
  .meta({ id: "PlanLimits" });

const price = (description: string) =>
  z
    .number()
    .min(0)
    .meta({ description: `${description} En euros TTC.` });

export const plan = z
  .strictObject({
    name: label(20, "Nom de l’offre."),
    description: prose(10, 160, "À qui elle s’adresse."),
    monthlyPrice: price("Prix par mois."),
    annualPrice: price("Prix par an ; douze mois au tarif mensuel au plus."),
    annualSavings: price("Le chiffre barré : douze mois au tarif mensuel, arrondis."),
    features: z.array(label(60, "Une ligne de plus, après celles des limites.")).min(1).max(6),
    limits: planLimits,
    popular: z.boolean().optional(),
    premium: z.boolean().optional(),
  })
  .meta({ id: "Plan" });

const countLabel = (max: number, description: string) => label(max, description).meta({ placeholders: ["#"] });

const planRow = z
  .strictObject({
    label: label(40, "Nom de la ligne dans le tableau."),
    one: countLabel(50, "La ligne pour une unité ; # est le nombre."),
    many: countLabel(50, "La ligne pour plusieurs ; # est le nombre."),
    none: label(50, "La ligne pour zéro.").optional(),
    unlimited: label(50, "La ligne sans limite.").optional(),
    hint: prose(20, 240, "L’explication de l’infobulle.").optional(),
  })
  .meta({ id: "PlanRow" });

export const pricingShape = z
  .strictObject({
    ...heading,
    billing: z
      .strictObject({
        legend: label(40, "Nom du choix de facturation."),
        monthly: label(20, "Le choix mensuel."),
        annual: label(20, "Le choix annuel."),
        offer: label(30, "Ce que l’annuel fait gagner."),
        perMonth: label(20, "L’unité du prix mensuel."),
        perYear: label(20, "L’unité du prix annuel."),
        insteadOf: label(20, "Ce qui précède le chiffre barré pour un lecteur d’écran."),
        struckReason: label(60, "D’où vient le chiffre barré."),
        taxes: label(80, "La mention des taxes."),
      })
      .meta({ id: "Billing" }),
    badges: z
      .strictObject({
        popular: label(20, "Étiquette."),
        premium: label(20, "Étiquette."),
        coming: label(20, "Étiquette."),
      })
      .meta({ id: "PlanBadges" }),
    cta: label(40, "Texte du bouton de chaque offre ; le nom de l’offre le suit."),
    comparison: label(60, "Titre du tableau de comparaison."),
    everyPlan: z.array(label(60, "Compris dans toutes les offres.")).min(1).max(6),
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
            label: label(40, "Nom de la ligne."),
            standard: label(50, "Assistance standard."),
            priority: label(50, "Assistance prioritaire."),
            hint: prose(20, 240, "L’explication de l’infobulle.").optional(),
          })
          .meta({ id: "SupportRow" }),
      })
      .meta({ id: "PlanRows" }),
    plans: z.array(plan).length(4),
  })
  .meta({ id: "LandingPricing" });

export const affiliateShape = z
  .strictObject({
    ...heading,
    figure: label(10, "Le taux de commission."),
    figureLabel: label(60, "Ce que le taux paie."),
    steps: z
      .array(
        z
          .strictObject({ name: label(60, "L’étape."), text: prose(10, 300, "Son explication.") })
          .meta({ id: "AffiliateStep" }),
      )
      .min(2)
      .max(4),
    cta: label(40, "Texte du bouton."),
  })
  .meta({ id: "LandingAffiliate" });

export const faqShape = z
  .strictObject({ ...heading, items: z.array(question).min(6).max(24) })
  .meta({ id: "LandingFaq" });

export const closingShape = z
  .strictObject({ ...heading, cta: label(40, "Texte du bouton."), note: prose(5, 120, "La ligne sous le bouton.") })
  .meta({ id: "LandingClosing" });

const navLink = z.strictObject({ label: label(40, "Texte du lien."), to: linkTarget }).meta({ id: "NavLink" });

export const headerShape = z
  .strictObject({
    skip: label(40, "Lien d’évitement."),
    navigation: label(40, "Nom de la navigation pour un lecteur d’écran."),
    home: label(40, "Nom du lien du logo."),
    menu: label(20, "Bouton du menu sur petit écran."),
    links: z.array(navLink).min(1).max(6),
    signIn: label(20, "Lien de connexion."),
    signUp: label(20, "Lien d’inscription."),
  })
  .meta({ id: "LayoutHeader" });

export const footerShape = z
  .strictObject({
    navigation: label(40, "Nom de la navigation pour un lecteur d’écran."),
    tagline: prose(5, 160, "La phrase du pied de page."),
    columns: z
      .array(
        z
          .strictObject({ title: label(30, "Titre de colonne."), links: z.array(navLink).min(1).max(8) })
          .meta({ id: "FooterColumn" }),
      )
      .length(3),
    newTab: label(40, "Ce qu’un lecteur d’écran dit d’un lien qui ouvre un onglet."),
    more: z
      .strictObject({
        title: label(30, "Nom du bloc repliable."),
        bio: label(40, "Groupe."),
        qr: label(40, "Groupe."),
        general: label(40, "Groupe."),
        social: label(40, "Groupe."),
        tools: label(40, "Groupe."),
        all: label(40, "Lien vers le sommaire."),
      })
      .meta({ id: "FooterMore" }),
    rights: prose(5, 120, "Ce qui suit l’année et le nom."),
  })
  .meta({ id: "LayoutFooter" });

export const privacyPanelShape = z
  .strictObject({
    title: label(30, "Nom du panneau."),
    intro: prose(20, 400, "Ce que le panneau montre."),
    measurementLabel: label(60, "Nom de l’interrupteur."),
    on: label(60, "Quand la mesure est active."),
    off: label(60, "Quand elle est arrêtée."),
    turnedOn: label(60, "Message bref après l’activation."),
    turnedOff: label(60, "Message bref après l’arrêt."),
    notConfigured: prose(10, 160, "Quand aucun collecteur n’est configuré."),
    keptTitle: label(60, "Intertitre."),
    kept: z
      .array(
        z
          .strictObject({ name: label(40, "Nom technique."), purpose: prose(10, 300, "À quoi il sert.") })
          .meta({ id: "KeptItem" }),
      )
      .min(1)
      .max(8),
    nothingKept: label(80, "Quand rien n’est conservé."),
    referralTitle: label(60, "Intertitre."),
    referralNone: prose(10, 160, "Quand il n’y a pas de code."),
    referralIntro: prose(10, 200, "Ce que fait le code."),
    forget: label(20, "Bouton qui oublie le code."),
    forgotten: label(60, "Message bref après l’oubli."),
    eventsTitle: label(60, "Intertitre."),
    eventsNone: label(100, "Quand rien n’est encore parti."),
    needsScript: prose(10, 200, "Sans JavaScript."),
  })
  .meta({ id: "LayoutPrivacyPanel" });

export const blogShape = z
  .strictObject({
    pageTitle: title("Titre de l’onglet."),
    pageDescription: metaDescription,
    title: prose(5, 60, "Grand titre."),
    teaser: prose(20, 400, "Ce qui vient."),
    topics: z
      .array(prose(5, 120, "Un sujet à venir."))
      .min(1)
      .max(6),
    cta: label(40, "Texte du bouton."),
    meanwhile: label(60, "Ce qui précède les liens à lire en attendant."),
    links: z.array(navLink).min(1).max(6),
  })
  .meta({ id: "BlogPage" });

const notFoundWords = {
  title: prose(5, 60, "Grand titre."),
  message: prose(10, 200, "Le message.").optional(),
  home: label(40, "Lien vers l’accueil."),
};

export const notFoundShape = z
  .strictObject({
    ...notFoundWords,
    message: prose(10, 200, "Le message."),
    suggestions: label(60, "Ce qui précède les pages proches."),
    elsewhere: label(60, "Ce qui précède les liens proposés d’office."),
    links: z.array(navLink).min(1).max(6),
  })
  .meta({ id: "NotFoundPage" });

const familyNotFound = z.strictObject(notFoundWords).meta({ id: "FamilyNotFound" });

const family = {
  breadcrumb: label(40, "Nom de la famille dans le fil d’Ariane."),
  badges: z.array(label(40, "Une étiquette.")).length(3),
  notFound: familyNotFound,
};

export const networkFamilyShape = z
  .strictObject({
    ...family,
    headline: label(40, "Ce qui précède le nom du réseau dans le titre."),
    drawing: label(90, "Ce que montre le téléphone, pour un lecteur d’écran ; le nom du réseau suit."),
    cta: label(40, "Bouton."),
  })
  .meta({ id: "NetworkFamily" });

export const qrFamilyShape = z
  .strictObject({
    ...family,
    drawing: label(90, "Ce que montre le QR code, pour un lecteur d’écran ; le nom de la page suit."),
  })
  .meta({ id: "QrFamily" });

export const variantFamilyShape = z
  .strictObject({
    breadcrumb: family.breadcrumb,
    notFound: familyNotFound,
    cta: label(40, "Bouton principal."),
    discover: label(60, "Lien vers les fonctionnalités."),
    drawing: label(90, "Ce que montre le dessin, pour un lecteur d’écran ; le lien court suit."),
    hub: z
      .strictObject({
        title: prose(5, 80, "Titre du sommaire."),
        lead: prose(10, 240, "Chapeau du sommaire."),
        groups: z
          .strictObject({
            general: label(40, "Groupe."),
            google: label(40, "Groupe."),
            social: label(40, "Groupe."),
            services: label(40, "Groupe."),
            files: label(40, "Groupe."),
            compliance: label(40, "Groupe."),
            guides: label(40, "Groupe."),
          })
          .meta({ id: "HubGroups" }),
      })
      .meta({ id: "Hub" }),
  })
  .meta({ id: "VariantFamily" });

export const articleShape = z
  .strictObject({
    checks: label(60, "Intertitre des vérifications."),
    questions: label(60, "Intertitre des questions."),
    related: label(60, "Intertitre des pages voisines."),
    home: label(30, "Accueil, dans le fil d’Ariane."),
    breadcrumb: label(40, "Nom du fil d’Ariane pour un lecteur d’écran."),
    updated: label(40, "Ce qui précède la date de mise à jour."),
  })
  .meta({ id: "LayoutArticle" });

export const siteShape = z
  .strictObject({
    name: label(30, "Nom du produit."),
    tagline: prose(10, 120, "La phrase qui le présente."),
    siteUrl: httpUrl.meta({ description: "Adresse du site public." }),
    appUrl: httpUrl.meta({ description: "Adresse de l’application." }),
    signUpPath: z.string().startsWith("/").meta({ description: "Page d’inscription sur l’application." }),
    signInPath: z.string().startsWith("/").meta({ description: "Page de connexion sur l’application." }),
    shortDomain: z
      .string()
      .regex(/^[a-z0-9.-]+$/)
      .meta({ description: "Domaine des liens courts." }),
    locale: z
      .string()
      .regex(/^[a-z]{2}-[A-Z]{2}$/)
      .meta({ description: "Langue et pays, comme fr-FR." }),
    support: z
      .string()
      .regex(/^(mailto:|https:\/\/)/)
      .meta({ description: "Adresse de l’assistance." }),
    referral: z
      .strictObject({
        attribution: z.enum(["last", "first"]).meta({ description: "Quel code l’emporte : le dernier ou le premier." }),
      })
      .meta({ id: "SiteReferral" }),
    analytics: z
      .strictObject({
        autoClicks: z.boolean().meta({ description: "Suivi automatique des clics." }),
        cookieDays: z
          .strictObject({
            visitor: z.int().min(1).max(730).meta({ description: "Durée du cookie visitor_id, en jours." }),
            superProperties: z
              .int()
              .min(1)
              .max(730)
              .meta({ description: "Durée du cookie super_properties, en jours." }),
            campaign: z.int().min(1).max(730).meta({ description: "Durée du cookie campaign, en jours." }),
          })
          .meta({ id: "CookieDays" }),
      })
      .meta({ id: "SiteAnalytics" }),
  })
  .meta({ id: "SiteSettings" });
