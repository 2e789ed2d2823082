import { z } from "zod";
import { CONTACT, DOMAIN, LEGAL_DOCUMENT, PATH } from "../links/web-address";
import { hostAddress, label, prose, rootAddress } from "./fields";

/** A page of the app, whose address follows the app host, or an absolute address. */
const legalDocument = (description: string, example: string) =>
  z
    .string()
    .regex(LEGAL_DOCUMENT)
    .meta({
      description,
      appTarget: true,
      form: "app:/ et la suite, ou une adresse entière, sans espace",
      examples: [example],
    });

/** A page of the application, on its host. */
const appPath = (description: string, example: string) =>
  z
    .string()
    .regex(PATH)
    .meta({
      description,
      appTarget: true,
      form: "/ et la suite, sans espace ni barre double",
      examples: [example],
    });

const lifetime = (cookie: string, example: number) =>
  z
    .int()
    .min(1)
    .max(730)
    .meta({ description: `Durée du cookie ${cookie}, en jours.`, examples: [example] });

export const siteShape = z
  .strictObject({
    name: label(30, "Nom du produit.", "Maillon"),
    tagline: prose(10, 120, "La phrase qui le présente.", "La boîte à outils française des liens"),
    siteUrl: rootAddress.meta({ description: "Adresse du site public.", examples: ["https://www.maillon.example"] }),
    appUrl: hostAddress.meta({ description: "Adresse de l’application.", examples: ["https://app.maillon.example"] }),
    signUpPath: appPath("Page d’inscription sur l’application.", "/inscription"),
    signInPath: appPath("Page de connexion sur l’application.", "/connexion"),
    shortDomain: z
      .string()
      .regex(DOMAIN)
      .meta({
        description: "Domaine des liens courts.",
        form: "un nom de domaine seul, en minuscules, sans https:// ni barre",
        examples: ["mln.example"],
      }),
    locale: z
      .string()
      .regex(/^fr-[A-Z]{2}$/)
      .meta({
        description: "Le français et son pays.",
        form: "fr, un trait d'union et deux majuscules pour le pays : les textes du site sont en français",
        examples: ["fr-FR"],
      }),
    support: z
      .string()
      .regex(CONTACT)
      .meta({
        description: "Adresse de l’assistance.",
        form: "mailto: et une adresse e-mail, ou une page à partir de https://, sans espace ni accent",
        examples: ["mailto:support@maillon.example"],
      }),
    legal: z
      .strictObject({
        privacy: legalDocument("Politique de confidentialité.", "app:/legal/confidentialite"),
        terms: legalDocument("CGV et CGU.", "app:/legal/conditions"),
        notices: legalDocument("Mentions légales.", "app:/legal/mentions"),
      })
      .meta({ id: "SiteLegal" }),
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
            visitor: lifetime("visitor_id", 730),
            superProperties: lifetime("super_properties", 30),
            campaign: lifetime("campaign", 7),
          })
          .meta({ id: "CookieDays" }),
      })
      .meta({ id: "SiteAnalytics" }),
  })
  .meta({ id: "SiteSettings" });
