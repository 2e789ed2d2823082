import { z } from "zod";
import { KEPT_NAMES } from "../vocabulary";
import { countLabel, label, linkTarget, prose } from "./fields";

export const navLink = z
  .strictObject({ label: label(40, "Texte du lien.", "Raccourcir un lien"), to: linkTarget })
  .meta({ id: "NavLink" });

export const headerShape = z
  .strictObject({
    skip: label(40, "Lien d’évitement.", "Aller au contenu"),
    reached: label(
      40,
      "Ce qu’un lecteur d’écran dit devant le titre d’une page atteinte par un lien du site.",
      "Page affichée",
    ),
    toast: label(30, "Ce qu’un lecteur d’écran dit devant un message bref.", "Message"),
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
    on: label(60, "Quand la mesure est active.", "active"),
    off: label(60, "Quand elle est arrêtée.", "arrêtée"),
    turnedOn: label(60, "Message bref après l’activation.", "Mesure d'audience activée"),
    turnedOff: label(60, "Message bref après l’arrêt.", "Mesure d'audience arrêtée"),
    keptTitle: label(60, "Intertitre.", "Ce qui est gardé sur cet appareil"),
    kept: z
      .array(
        z
          .strictObject({
            name: z.enum(KEPT_NAMES).meta({ description: "Nom technique.", examples: ["visitor_id"] }),
            purpose: prose(
              10,
              300,
              "À quoi il sert.",
              "Un numéro tiré au hasard, pour ne pas compter deux fois la même personne. Il n'est lié ni à votre nom ni à votre adresse.",
            ),
          })
          .meta({ id: "KeptItem" }),
      )
      .length(KEPT_NAMES.length),
    keptFor: countLabel(60, ["{n}"], "La durée d’un cookie ; {n} devient « 30 jours ».", "Gardé {n} au plus."),
    keptUntilErased: prose(
      10,
      80,
      "Ce qui n’a pas de durée.",
      "Gardé jusqu'à ce que vous ou votre navigateur l'effaciez.",
    ),
    nothingKept: label(80, "Quand rien n’est conservé.", "Rien n'est gardé sur cet appareil."),
    referralTitle: label(60, "Intertitre.", "Code d'affiliation"),
    referralNone: prose(10, 160, "Quand il n’y a pas de code.", "Aucun code d'affiliation n'est enregistré."),
    referralIntro: prose(
      10,
      200,
      "Ce que fait le code.",
      "Ce code est ajouté aux liens vers l'inscription, pour rémunérer la personne qui vous a envoyé ici :",
    ),
    forget: label(20, "Bouton qui oublie le code.", "Oublier"),
    forgotten: label(60, "Message bref après l’oubli.", "Code d'affiliation oublié"),
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

export const articleShape = z
  .strictObject({
    checks: label(60, "Intertitre des vérifications.", "À vérifier avant de diffuser"),
    questions: label(60, "Intertitre des questions.", "Questions fréquentes"),
    related: label(60, "Intertitre des pages voisines.", "À lire ensuite"),
    home: label(30, "Accueil, dans le fil d’Ariane.", "Accueil"),
    breadcrumb: label(40, "Nom du fil d’Ariane pour un lecteur d’écran.", "Fil d'Ariane"),
    updated: label(40, "Ce qui précède la date de mise à jour.", "Mis à jour le"),
  })
  .meta({ id: "LayoutArticle" });
