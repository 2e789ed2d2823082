import { z } from "zod";
import { DOMAIN } from "../links/web-address";
import { parameterName } from "./doctor-rule";
import { countLabel, label, pageAddress, prose } from "./fields";
import { code, field, heading, messages, option, sample } from "./tool-parts";

/*
 * The texts of the tools, in `data/outils/<name>.json`, which visitors read. The code of a tool is in
 * `src/tools/<name>`; a `code` in these files names something that its function reports.
 */

export const toolFrameShape = z
  .strictObject({
    privacy: label(
      180,
      "Ce que l’outil promet, sous chaque outil.",
      "Tout se passe dans votre navigateur : rien n'est envoyé.",
    ),
    copy: label(20, "Bouton.", "Copier"),
    copied: label(40, "Message bref après la copie.", "Lien copié"),
    copiedInPart: label(
      90,
      "Message bref après la copie de l’adresse de l’outil, quand une image, une clé ou un long texte n’y tient pas.",
      "Lien copié, mais incomplet : une image, une clé ou un long texte n'y tiennent pas.",
    ),
    copyFailed: label(90, "Message bref quand le navigateur refuse.", "La copie a été refusée : appuyez encore."),
    share: label(60, "Bouton qui copie l’adresse de l’outil rempli.", "Partager cet outil rempli"),
    open: label(20, "Lien qui ouvre le résultat.", "Essayer"),
    notNumber: prose(2, 120, "Ce qui est dit d’un nombre illisible.", "Écrivez un seul nombre, en chiffres."),
    newTab: label(40, "Ce qu’un lecteur d’écran dit d’un lien qui ouvre un onglet.", "(nouvel onglet)"),
    result: label(40, "Nom de la partie des résultats.", "Résultat"),
    noScript: prose(10, 160, "Sans JavaScript.", "L'exemple ci-dessous est figé : l'outil a besoin de JavaScript."),
  })
  .meta({ id: "ToolFrame" });

const result = z
  .strictObject({ code, label: label(80, "Le nom du résultat.", "Lien de discussion") })
  .meta({ id: "ToolResult" });

/** A converter: fields in, links out. */
export const converterShape = z
  .strictObject({
    ...heading,
    inputs: z.array(field),
    results: z.array(result),
    messages: messages("Ce que l’outil signale : erreurs, conseils, comptes."),
  })
  .meta({ id: "ConverterTool" });

const shortener = z
  .string()
  .regex(new RegExp(`(?!^www\\.)${DOMAIN.source}`))
  .max(40)
  .meta({
    description: "Le domaine d’un raccourcisseur.",
    form: "le domaine seul, en minuscules, sans https:// ni www. ni barre /",
    examples: ["bit.ly"],
  });

export const doctorShape = z
  .strictObject({
    ...heading,
    input: label(60, "Le nom du champ.", "Votre lien"),
    hint: label(160, "Une aide sous le nom.", "Collez un lien : rien n'est ouvert, rien n'est envoyé.").optional(),
    example: sample(
      400,
      "Le lien examiné au départ, là où le docteur n’a rien à retirer du lien que la page dessine.",
      "https://youtu.be/kR7mTq2Xw9E?si=x",
    ),
    cleaned: label(60, "Le nom du lien nettoyé.", "Lien nettoyé"),
    unchanged: label(80, "Quand rien n’est à retirer.", "Aucun paramètre superflu reconnu."),
    page: label(60, "Ce qui précède le lien vers la page du service.", "Tout savoir sur ce lien"),
    shorter: countLabel(80, ["{n}"], "Ce que le nettoyage fait gagner.", "{n} caractères de moins"),
    kinds: z
      .strictObject({
        service: label(40, "Le service reconnu.", "Service reconnu"),
        drop: label(40, "Ce qui peut partir.", "À retirer"),
        keep: label(40, "Ce qui doit rester.", "À garder"),
        warning: label(40, "Ce qu’il faut surveiller.", "À surveiller"),
        problem: label(40, "Ce qui empêche.", "Problème"),
      })
      .meta({ id: "DoctorKinds" }),
    drop: z.array(parameterName("Un traceur, partout où il se trouve.", "utm_*")).max(100),
    keep: z.array(parameterName("Une clé d’accès, partout où elle se trouve.", "rlkey")).max(30),
    shorteners: z.array(shortener).max(60),
    messages: messages("Ce que le docteur remarque."),
  })
  .meta({ id: "DoctorTool" });

/** A value as the tool itself proposes it: analytics reports are case-sensitive, and show a space as a sign. */
const utmWord = (description: string, example: string) =>
  sample(40, description, example)
    .regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/)
    .meta({ description, form: "un mot en minuscules, sans accent ni espace", examples: [example] });

const preset = z
  .strictObject({
    label: label(30, "Le nom du réseau.", "Facebook"),
    source: utmWord("utm_source.", "facebook"),
    medium: utmWord("utm_medium.", "social"),
  })
  .meta({ id: "UtmPreset" });

export const utmShape = z
  .strictObject({
    ...heading,
    presetLabel: label(60, "Nom de la liste des préréglages.", "Partir d'un canal"),
    presets: z.array(preset).min(3).max(16),
    inputs: z.array(field),
    result: label(60, "Le nom du résultat.", "Lien complété"),
    fix: label(60, "Bouton qui applique les corrections.", "Corriger les paramètres"),
    read: label(80, "Bouton qui reprend les paramètres d’un lien existant.", "Reprendre les paramètres de ce lien"),
    messages: messages("Ce que l’outil vérifie."),
  })
  .meta({ id: "UtmTool" });

const simulatedRule = z
  .strictObject({
    country: z.array(code).max(12).optional(),
    device: z.array(code).max(6).optional(),
    system: z.array(code).max(6).optional(),
    label: label(80, "La règle, en quelques mots.", "iPhone ou iPad"),
    target: label(60, "Où elle mène.", "Fiche de l'App Store"),
    address: sample(160, "L’adresse de la destination.", "apps.apple.com/fr/app/carnet/id1234567890"),
  })
  .meta({ id: "SimulatedRule" });

const scenario = z
  .strictObject({
    code,
    label: label(60, "Le nom du scénario.", "Une application, deux boutiques"),
    page: pageAddress.meta({ description: "La page qui s’ouvre sur ce scénario, sans barre finale." }).optional(),
    slug: sample(30, "La fin du lien court.", "appli"),
    rules: z.array(simulatedRule).min(2).max(6),
  })
  .meta({ id: "Scenario" });

export const redirectsShape = z
  .strictObject({
    ...heading,
    scenario: label(40, "Nom du choix.", "Le lien"),
    country: label(40, "Nom du choix.", "Pays"),
    device: label(40, "Nom du choix.", "Appareil"),
    system: label(40, "Nom du choix.", "Système"),
    countries: z.array(option).min(3).max(16),
    devices: z.array(option).min(2).max(5),
    systems: z
      .array(
        z
          .strictObject({
            value: code,
            label: label(30, "Le système.", "iOS"),
            devices: z.array(code).min(1).max(4).meta({ description: "Les appareils où il existe." }),
          })
          .meta({ id: "SimulatedSystem" }),
      )
      .min(3)
      .max(8),
    scenarios: z.array(scenario).min(1).max(4),
    matched: label(60, "Ce qui précède la règle retenue.", "Règle appliquée"),
    otherwise: label(60, "La règle sans condition.", "Aucune règle avant : destination par défaut"),
    skipped: label(40, "Une règle qui ne s’applique pas.", "ne s'applique pas"),
    unread: label(60, "Une règle qui vient après la bonne.", "n'est pas consultée"),
    goes: label(60, "Ce qui précède la destination.", "Ce visiteur arrive sur"),
    address: label(40, "Le nom de l’adresse d’arrivée.", "Adresse d'arrivée"),
  })
  .meta({ id: "RedirectsTool" });
