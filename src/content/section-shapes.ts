import { z } from "zod";
import { httpUrl, icon, label, linkTarget, metaDescription, prose, question, slug, title, updated } from "./fields";
import { OFFERINGS } from "./vocabulary";

const highlight = z
  .strictObject({
    value: label(30, "Le mot ou le chiffre.", "Illimité"),
    label: label(40, "Ce qu’il qualifie.", "Liens & QR codes"),
  })
  .meta({ id: "Highlight" });

const heading = {
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
    longUrl: httpUrl.max(300).meta({
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
      "Un aperçu choisi, une destination adaptée à l'appareil et au pays : sur nos propres chiffres, la conversion progresse de 40 % en moyenne.",
    ),
    impact: label(40, "L’étiquette d’impact.", "+40 % en moyenne"),
  })
  .meta({ id: "Benefit" });

export const benefitsShape = z
  .strictObject({ ...heading, items: z.array(benefit).min(3).max(9) })
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

const count = (description: string, example: number) =>
  z
    .int()
    .min(0)
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
      .min(1)
      .meta({ description: "Historique des statistiques, en jours.", examples: [30] }),
    support: z.enum(["standard", "priority"]).meta({ description: "Niveau d’assistance.", examples: ["standard"] }),
  })
  .meta({ id: "PlanLimits" });

const price = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .meta({ description: `${description} En euros TTC.`, examples: [example] });

export const plan = z
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

const countLabel = (max: number, description: string, ...examples: string[]) =>
  label(max, description, ...examples).meta({ placeholders: ["#"] });

const planRow = z
  .strictObject({
    label: label(40, "Nom de la ligne dans le tableau.", "Liens dynamiques"),
    one: countLabel(50, "La ligne pour une unité ; # est le nombre.", "# lien dynamique"),
    many: countLabel(50, "La ligne pour plusieurs ; # est le nombre.", "# liens dynamiques"),
    none: label(50, "La ligne pour zéro.", "Sans lien dynamique").optional(),
    unlimited: label(50, "La ligne sans limite.", "Liens dynamiques illimités").optional(),
    value: countLabel(20, "La valeur dans le tableau, si le nombre seul ne suffit pas.", "# jours").optional(),
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

export const affiliateShape = z
  .strictObject({
    ...heading,
    figure: label(10, "Le taux de commission.", "40 %"),
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
              "Vous recevez un code de parrainage, à glisser dans n'importe quel lien vers ce site.",
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
  .strictObject({ ...heading, items: z.array(question).min(6).max(24) })
  .meta({ id: "LandingFaq" });

export const closingShape = z
  .strictObject({
    ...heading,
    cta: label(40, "Texte du bouton.", "Créer un compte gratuit"),
    note: prose(5, 120, "La ligne sous le bouton.", "Essai gratuit, sans carte bancaire."),
  })
  .meta({ id: "LandingClosing" });

const navLink = z
  .strictObject({ label: label(40, "Texte du lien.", "Raccourcir un lien"), to: linkTarget })
  .meta({ id: "NavLink" });

export const headerShape = z
  .strictObject({
    skip: label(40, "Lien d’évitement.", "Aller au contenu"),
    navigation: label(40, "Nom de la navigation pour un lecteur d’écran.", "Navigation principale"),
    home: label(40, "Nom du lien du logo.", "Accueil de {marque}"),
    menu: label(20, "Bouton du menu sur petit écran.", "Menu"),
    links: z.array(navLink).min(1).max(6),
    signIn: label(20, "Lien de connexion.", "Se connecter"),
    signUp: label(20, "Lien d’inscription.", "Commencer"),
  })
  .meta({ id: "LayoutHeader" });

export const footerShape = z
  .strictObject({
    navigation: label(40, "Nom de la navigation pour un lecteur d’écran.", "Pied de page"),
    tagline: prose(5, 160, "La phrase du pied de page.", "Des liens courts, justes et mesurés, hébergés en France."),
    columns: z
      .array(
        z
          .strictObject({ title: label(30, "Titre de colonne.", "Produit"), links: z.array(navLink).min(1).max(8) })
          .meta({ id: "FooterColumn" }),
      )
      .length(3),
    newTab: label(40, "Ce qu’un lecteur d’écran dit d’un lien qui ouvre un onglet.", "(nouvel onglet)"),
    more: z
      .strictObject({
        title: label(30, "Nom du bloc repliable.", "Plus de liens"),
        bio: label(40, "Groupe.", "Lien en bio"),
        qr: label(40, "Groupe.", "QR codes"),
        general: label(40, "Groupe.", "Raccourcir un lien"),
        social: label(40, "Groupe.", "Réseaux et messageries"),
        tools: label(40, "Groupe.", "Services et outils"),
        all: label(40, "Lien vers le sommaire.", "Toutes les pages"),
      })
      .meta({ id: "FooterMore" }),
    rights: prose(5, 120, "Ce qui suit l’année et le nom.", "Tous droits réservés."),
  })
  .meta({ id: "LayoutFooter" });

export const privacyPanelShape = z
  .strictObject({
    title: label(30, "Nom du panneau.", "Confidentialité"),
    intro: prose(
      20,
      400,
      "Ce que le panneau montre.",
      "Ce site compte ses visites pour savoir quelles pages servent. Voici tout ce qu'il garde sur cet appareil et tout ce qu'il a envoyé, mot pour mot.",
    ),
    measurementLabel: label(60, "Nom de l’interrupteur.", "Mesure d'audience"),
    on: label(60, "Quand la mesure est active.", "Active"),
    off: label(60, "Quand elle est arrêtée.", "Arrêtée"),
    turnedOn: label(60, "Message bref après l’activation.", "Mesure d'audience activée"),
    turnedOff: label(60, "Message bref après l’arrêt.", "Mesure d'audience arrêtée"),
    keptTitle: label(60, "Intertitre.", "Ce qui est gardé sur cet appareil"),
    kept: z
      .array(
        z
          .strictObject({
            name: label(40, "Nom technique.", "visitor_id"),
            purpose: prose(
              10,
              300,
              "À quoi il sert.",
              "Un numéro tiré au hasard, pour ne pas compter deux fois la même personne. Il n'est lié ni à votre nom ni à votre adresse.",
            ),
          })
          .meta({ id: "KeptItem" }),
      )
      .min(1)
      .max(8),
    nothingKept: label(80, "Quand rien n’est conservé.", "Rien n'est gardé sur cet appareil."),
    referralTitle: label(60, "Intertitre.", "Code de parrainage"),
    referralNone: prose(10, 160, "Quand il n’y a pas de code.", "Aucun code de parrainage n'est enregistré."),
    referralIntro: prose(
      10,
      200,
      "Ce que fait le code.",
      "Ce code est ajouté aux liens vers l'inscription, pour rémunérer la personne qui vous a envoyé ici :",
    ),
    forget: label(20, "Bouton qui oublie le code.", "Oublier"),
    forgotten: label(60, "Message bref après l’oubli.", "Code de parrainage oublié"),
    eventsTitle: label(60, "Intertitre.", "Les derniers envois, tels quels"),
    eventsNone: label(
      100,
      "Quand rien n’est encore parti.",
      "Rien n'a encore été envoyé depuis l'ouverture de cette page.",
    ),
    needsScript: prose(
      10,
      200,
      "Sans JavaScript.",
      "Sans JavaScript, ce site ne mesure rien et ne garde rien sur cet appareil.",
    ),
  })
  .meta({ id: "LayoutPrivacyPanel" });

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

const notFoundWords = {
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

const familyNotFound = z.strictObject(notFoundWords).meta({ id: "FamilyNotFound" });

const family = {
  breadcrumb: label(40, "Nom de la famille dans le fil d’Ariane.", "QR code"),
  badges: z.array(label(40, "Une étiquette.", "QR codes illimités")).length(3),
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
  })
  .meta({ id: "NetworkFamily" });

export const qrFamilyShape = z
  .strictObject({
    ...family,
    drawing: label(
      90,
      "Ce que montre le QR code, pour un lecteur d’écran ; le nom de la page suit.",
      "QR code qui mène à cette page :",
    ),
  })
  .meta({ id: "QrFamily" });

export const variantFamilyShape = z
  .strictObject({
    breadcrumb: family.breadcrumb,
    notFound: familyNotFound,
    cta: label(40, "Bouton principal.", "Commencer gratuitement"),
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

export const articleShape = z
  .strictObject({
    checks: label(60, "Intertitre des vérifications.", "À vérifier avant de partager"),
    questions: label(60, "Intertitre des questions.", "Questions fréquentes"),
    related: label(60, "Intertitre des pages voisines.", "À lire ensuite"),
    home: label(30, "Accueil, dans le fil d’Ariane.", "Accueil"),
    breadcrumb: label(40, "Nom du fil d’Ariane pour un lecteur d’écran.", "Fil d'Ariane"),
    updated: label(40, "Ce qui précède la date de mise à jour.", "Mis à jour le"),
  })
  .meta({ id: "LayoutArticle" });

export const siteShape = z
  .strictObject({
    name: label(30, "Nom du produit.", "Maillon"),
    tagline: prose(10, 120, "La phrase qui le présente.", "La boîte à outils française des liens"),
    siteUrl: httpUrl.meta({ description: "Adresse du site public.", examples: ["https://www.maillon.example"] }),
    appUrl: httpUrl.meta({ description: "Adresse de l’application.", examples: ["https://app.maillon.example"] }),
    signUpPath: z
      .string()
      .startsWith("/")
      .meta({ description: "Page d’inscription sur l’application.", examples: ["/inscription"] }),
    signInPath: z
      .string()
      .startsWith("/")
      .meta({ description: "Page de connexion sur l’application.", examples: ["/connexion"] }),
    shortDomain: z
      .string()
      .regex(/^[a-z0-9.-]+$/)
      .meta({ description: "Domaine des liens courts.", examples: ["mln.example"] }),
    locale: z
      .string()
      .regex(/^[a-z]{2}-[A-Z]{2}$/)
      .meta({ description: "Langue et pays, comme fr-FR.", examples: ["fr-FR"] }),
    support: z
      .string()
      .regex(/^(mailto:|https:\/\/)/)
      .meta({ description: "Adresse de l’assistance.", examples: ["mailto:support@maillon.example"] }),
    referral: z
      .strictObject({
        attribution: z
          .enum(["last", "first"])
          .meta({ description: "Quel code l’emporte : le dernier ou le premier.", examples: ["last"] }),
      })
      .meta({ id: "SiteReferral" }),
    analytics: z
      .strictObject({
        autoClicks: z.boolean().meta({ description: "Suivi automatique des clics.", examples: [false] }),
        cookieDays: z
          .strictObject({
            visitor: z
              .int()
              .min(1)
              .max(730)
              .meta({ description: "Durée du cookie visitor_id, en jours.", examples: [730] }),
            superProperties: z
              .int()
              .min(1)
              .max(730)
              .meta({ description: "Durée du cookie super_properties, en jours.", examples: [30] }),
            campaign: z
              .int()
              .min(1)
              .max(730)
              .meta({ description: "Durée du cookie campaign, en jours.", examples: [7] }),
          })
          .meta({ id: "CookieDays" }),
      })
      .meta({ id: "SiteAnalytics" }),
  })
  .meta({ id: "SiteSettings" });
