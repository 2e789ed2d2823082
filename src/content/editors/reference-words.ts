/* The parts of data/README.md that do not describe a field. French: writers read them. */

import { FRESH_DAYS } from "../checks/dates";
import { FEWEST_WORDS } from "../checks/length";
import type { SingleFile } from "../files/file-shapes";
import { FAR } from "../shapes/tree";

/** Where each field of a page is seen. */
export const SEEN: Record<string, string> = {
  title: "grand titre de la page ; onglet et résultats de recherche (sauf `seoTitle` pour un QR code)",
  name: "grand titre et onglet, après « Votre lien en bio » ; listes",
  subtitle: "sous le grand titre",
  description:
    "résultats de recherche, aperçus de partage, liste « À lire ensuite » des pages voisines ; aussi sous le grand titre d’une page de QR code, et d’une page de lien en bio sans `subtitle`",
  features: "étiquettes sous le grand titre",
  group: "rangement dans le sommaire de /raccourcir-lien et dans le pied de page",
  icon: "au-dessus du titre et sur l’image de partage ; dans le dessin aussi, sauf celui d’un QR code",
  colour: "teinte de la page",
  gradient: "teinte de la page",
  seoTitle: "onglet et résultats de recherche",
  cta: "bouton principal",
  example: "dessin en tête de page : le lien long devient le lien court",
  bio: "page d’exemple dans le téléphone dessiné",
  tool: "l’outil au milieu de la page",
  doctor: "docteur des liens, partout où il se trouve",
  menuLabel:
    "pied de page, sommaires, fil d’Ariane, pages voisines, suggestions, service reconnu par le docteur ; le pied de page et les sommaires en suivent l’ordre alphabétique",
  synonyms: "personne ne les lit : ils aident à retrouver la page depuis une adresse inconnue",
  updated: "date du plan du site, pour les moteurs de recherche",
  verifieLe: `personne ne la lit : \`npm run verifier\` prévient quand elle a plus de ${FRESH_DAYS} jours`,
  what: "première partie du texte",
  guide: "marche à suivre, numérotée",
  assets: "cartes « ce que le produit apporte »",
  limits: "partie « quand s’en passer »",
  questions: "questions dépliables à la fin du texte, et réponses lues par les moteurs",
  related: "liens vers les pages voisines",
  anciennesAdresses: "personne ne les lit : qui demande l’une d’elles arrive ici",
};

/** Where the texts of each other file are seen. */
export const PLACES: Record<SingleFile, string> = {
  "site.json": "marque, hôtes, assistance, documents légaux, affiliation, mesure : partout",
  "landing/hero.json": "accueil, le haut de page",
  "landing/use-cases.json": "accueil et pages de lien en bio, les cas d’usage",
  "landing/benefits.json": "accueil et pages de lien en bio, les avantages",
  "landing/features.json": "accueil et pages de lien en bio, les fonctionnalités",
  "landing/pricing.json":
    "accueil et pages de lien en bio, les tarifs ; en une ligne, pages de QR code et de raccourcissement",
  "landing/affiliate.json": "accueil, le programme d’affiliation",
  "landing/faq.json": "accueil et pages de lien en bio, les questions fréquentes",
  "landing/closing.json":
    "bas de l’accueil et des pages de raccourcissement, le dernier appel ; son bouton et sa note, au bas de toutes les familles",
  "layout/header.json": "haut de toutes les pages",
  "layout/footer.json": "bas de toutes les pages",
  "layout/privacy-panel.json": "panneau « Confidentialité », au pied de toutes les pages",
  "layout/article.json": "intertitres communs des pages",
  "blog.json": "/blog",
  "accessibilite.json": "/accessibilite, la déclaration d’accessibilité",
  "404.json": "la page « Page introuvable » ; ses suggestions et ses liens, sur celles des familles aussi",
  "lien-en-bio.json": "textes communs des pages de /lien-en-bio",
  "qrcode.json": "textes communs des pages de /qrcode",
  "raccourcir-lien.json": "textes communs des pages de /raccourcir-lien",
  "outils.json": "cadre commun des outils : boutons, messages, promesse de confidentialité",
  "outils/doctor.json":
    "le docteur des liens : accueil, et toute page de /raccourcir-lien qui ne nomme pas d’autre outil",
  "outils/utm.json": "le générateur de liens UTM",
  "outils/whatsapp.json": "le générateur de liens WhatsApp",
  "outils/drive.json": "le convertisseur de liens Google Drive",
  "outils/dropbox.json": "le convertisseur de liens Dropbox",
  "outils/google-docs.json": "le convertisseur de liens Google Docs, Sheets et Slides",
  "outils/youtube.json": "le générateur de liens YouTube à la bonne seconde",
  "outils/google-maps.json": "le générateur de liens Google Maps",
  "outils/google-agenda.json": "le générateur de liens d’ajout à l’agenda",
  "outils/telegram.json": "le générateur de liens Telegram",
  "outils/sms.json": "le générateur de liens SMS",
  "outils/email.json": "le générateur de liens mailto",
  "outils/redirects.json": "le simulateur de redirections",
  "outils/qr.json": "l’atelier des QR codes, sur les pages de /qrcode",
  "outils/preview.json": "l’aperçu des liens par plateforme",
  "outils/bio.json": "l’atelier de la page en bio, sur les pages de /lien-en-bio",
  "outils/plans.json": "le choix d’une offre, sous les tarifs, à l’accueil et sur les pages de lien en bio",
};

export const FIVE_MINUTES = `# Le dossier des rédacteurs

Un fichier JSON par page : son dossier et son nom donnent l’adresse. \`data/qrcode/menu.json\` devient \`/qrcode/menu\`. Une exception : \`data/raccourcir-lien/raccourcir-lien.json\` est \`/raccourcir-lien\` ; \`/qrcode\` et \`/lien-en-bio\` n’ont pas de page.

Ce guide est écrit par \`npm run schemas\` d’après la description des champs : ne le modifiez pas à la main.

## Ajouter une page en cinq minutes

1. Ouvrez un terminal dans le projet et lancez \`npm run nouvelle-page\`. Trois ou quatre questions : la famille, le sujet, la fin de l’adresse et, sauf pour un lien en bio, le titre. Le fichier est écrit, valable mais court, et la commande dit ce qui reste à écrire ; il ne remplace jamais une page.
2. Dans un autre terminal, lancez \`npm run develop\`, puis ouvrez l’adresse que la commande a donnée.
3. Ouvrez le fichier dans votre éditeur (VS Code complète les champs et souligne les fautes). Récrivez les textes proposés avec vos mots, enregistrez : la page change aussitôt.
4. Une faute ? Le terminal et un panneau en bas de la page disent le fichier, la ligne, le champ et le remède. Si la faute casse la page, celle-ci garde sa dernière version juste. Corrigez, enregistrez : le panneau s’en va.
5. Lancez \`npm run verifier\`. Quand il écrit « Tout est en ordre dans data/. », la page est prête. Un avertissement n’empêche rien, mais se lit : une page sans texte long ou de moins de ${FEWEST_WORDS} mots à elle, un prix inconnu, une date ancienne.

Sans questions : \`npm run nouvelle-page -- --famille raccourcir-lien --sujet Mastodon\`. À la main : copiez une page voisine sous un nouveau nom, puis récrivez tous ses textes, \`synonyms\` et \`example\` compris, ôtez \`doctor\` et \`anciennesAdresses\`, et mettez \`updated\` et \`verifieLe\` au jour où vous écrivez. \`npm run verifier\` signale deux pages qui se ressemblent.

Le nom du fichier : minuscules sans accent, chiffres et traits d’union, puis \`.json\`.

## Écrire

- Tapez comme au clavier : apostrophe droite, espace simple avant « : ; ! ? », trois points. La typographie française (espaces insécables, apostrophes courbes, guillemets, points de suspension, euros) est posée à la construction.
- Un guillemet droit finit un texte : citez entre guillemets français, « ainsi », ou précédez le guillemet droit d’une barre oblique inversée.
- \`{marque}\` devient le nom du produit et \`{domaineCourt}\` son domaine court : ne les écrivez pas en toutes lettres.
- Pas de HTML ni de Markdown dans les textes, à une exception : dans un paragraphe, une étape, un point à vérifier, une carte « ce que le produit apporte » ou une réponse, d’une page ou de l’accueil, \`[ces mots](/raccourcir-lien/pdf)\` mène à une autre page du site. Des mots qui disent où l’on va, jamais « cliquez ici ».
- Un texte par ligne, une virgule entre deux champs, aucune après le dernier.
`;

export const MOVING = `## Renommer une page sans perdre ses visiteurs

1. Renommez le fichier : \`data/qrcode/dynamique.json\` devient \`data/qrcode/modifiable.json\`.
2. Ajoutez-y un champ : \`"anciennesAdresses": ["dynamique"]\`. La fin de l’adresse suffit dans la même famille ; sinon le chemin entier, \`"/raccourcir-lien/dynamique"\`.
3. \`npm run verifier\` nomme les pages dont un lien mène encore à l’ancienne adresse ; la construction s’arrête jusqu’à ce qu’ils soient corrigés. Dans VS Code, remplacez dans tout \`data/\` (Ctrl+Maj+H) l’ancienne adresse **avec le signe qui la ferme**, \`/qrcode/dynamique"\` puis \`/qrcode/dynamique)\` : sans lui, des adresses plus longues changeraient aussi. Laissez telle quelle l’ancienne adresse dans \`anciennesAdresses\` et dans \`data/adresses.txt\`, que rien ne doit modifier.

Qui demande l’ancienne adresse est conduit à la nouvelle, pour toujours, chez tous les hébergeurs, avec ou sans barre de fin ; les paramètres \`utm_*\` et le code d’affiliation suivent.

## Supprimer une page

Supprimez le fichier et ajoutez son adresse aux \`anciennesAdresses\` de la page qui répond le mieux à ses visiteurs. Une adresse publiée ne s’éteint jamais en silence : \`data/adresses.txt\` les tient toutes, et les contrôles refusent celle qui ne mène plus nulle part, en nommant l’adresse et le remède. Cette liste est complétée à chaque publication par \`npm run release\` ; elle est vide avant la première, et son absence est signalée.

## Un mot que le dictionnaire ne connaît pas

\`data/lexique.txt\` : un mot par ligne. En minuscules, il vaut aussi avec une majuscule ; un nom propre s’écrit comme il se doit. N’y ajoutez que des mots justes : c’est le dictionnaire de tous.

## Qui relit quoi

| quand | ce qui est relu |
| --- | --- |
| pendant la frappe, dans VS Code | champs, longueurs, valeurs possibles |
| \`npm run develop\` | ce que relit la construction, à chaque enregistrement ; aucun avertissement (prix, dates, nombre de mots) |
| \`npm run verifier\` | tout : formes, liens, doublons, typographie, orthographe, répétitions, ressemblances, prix, questions, dates, longueurs, exemples des outils |
| \`npm run build\` | formes, liens, adresses, longueurs, titres et descriptions en double ; prix et dates, sans s’arrêter |

Ce qui casserait une page ou une adresse arrête la construction. Si le fichier est seul en cause, \`npm run develop\` garde sa dernière version juste : texte vide, champ obligatoire absent ou champ inconnu, liste d’une autre longueur, icône inconnue, HTML ou Markdown, nom entre accolades inconnu, caractère invisible, virgule oubliée, texte ${FAR} fois trop long. Si le remède est peut-être dans un autre fichier, il montre la page et signale la faute : lien sans page, adresse en double, domaine du docteur déjà pris. Ce qui ne casse rien est signalé avec la mention « publié quand même », et la page sort : texte trop court ou trop long, titre ou description d’une autre page, orthographe, typographie, texte répété, lien dont les mots ne disent rien. Corrigez-le avant de publier : \`npm run verifier\` et \`npm test\` le refusent.

Codes de sortie de \`npm run verifier\` : 0 aucun problème (des avertissements peut-être), 1 au moins un problème, 2 mauvaise utilisation ; \`npm run --silent verifier -- --json\` pour les machines.
`;
