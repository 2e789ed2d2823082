import { z } from "zod";
import { escapePattern } from "../text/escape-pattern";
import { FAMILIES, ICONS, PALETTES } from "../vocabulary";
import { HOST_ADDRESS, ROOT_ADDRESS, SLUG, WEB_ADDRESS } from "../links/web-address";

/**
 * French prose that a visitor reads; the GraphQL layer fills in brand names and applies French typography.
 * @param examples what editors propose and the checks quote
 */
export const prose = (min: number, max: number, description: string, ...examples: string[]) =>
  z
    .string()
    .min(min)
    .max(max)
    .meta({ description, prose: true, ...(examples.length > 0 && { examples }) });

/** Prose that may hold links to pages of the site, written as in Markdown. */
export const linkedProse = (min: number, max: number, description: string, ...examples: string[]) =>
  prose(min, max, description, ...examples).meta({ links: true });

/** A short piece of prose: a button, a label, a name. */
export const label = (max: number, description: string, ...examples: string[]) =>
  prose(2, max, description, ...examples);

/**
 * A label into which the site inserts numbers.
 * @param places their placeholders, e.g. `#` or `{n}`: it must contain each
 */
export const countLabel = (max: number, places: readonly string[], description: string, example: string) =>
  label(max, description, example)
    .regex(new RegExp(`^${places.map((place) => `(?=.*${escapePattern(place)})`).join("")}`))
    .meta({
      placeholders: [...places],
      form: `les mots voulus, avec ${places.join(" et ")} à la place ${places.length > 1 ? "des nombres" : "du nombre"}`,
    });

/** A title of a page, short enough for a list of search results. */
export const title = (description: string, ...examples: string[]) => prose(10, 65, description, ...examples);
export const metaDescription = prose(
  50,
  160,
  "Texte affiché par les moteurs de recherche sous le titre.",
  "rlkey, dl=0, dl=1 : ce que signifie chaque morceau d'un lien Dropbox, et comment en faire une adresse courte.",
);

export const slug = z
  .string()
  .regex(SLUG)
  .meta({
    description: "Minuscules sans accent, chiffres et traits d’union.",
    form: "des minuscules sans accent, des chiffres et des traits d'union, rien d'autre",
    examples: ["dossier-de-presse"],
  });
export const date = z.iso
  .date()
  .meta({ description: "Une date : année-mois-jour.", form: "année-mois-jour", examples: ["2026-03-09"] });
export const updated = date.meta({ description: "Date de la dernière modification de fond (AAAA-MM-JJ)." });
export const icon = z.enum(ICONS).meta({ description: "Nom d’une icône du site.", examples: ["link"] });
export const palette = z.enum(PALETTES).meta({ description: "Nom d’une couleur du site.", examples: ["outremer"] });

/** An address of the web, shown or copied as it is. */
export const webAddress = z.string().regex(WEB_ADDRESS).meta({
  format: "uri",
  form: "une adresse entière, sans espace, à partir de https:// ; sans nom ni mot de passe, et un domaine accentué sous sa forme xn--",
});

const HOST_FORM =
  "https:// et le nom de domaine, sans espace, sans ? ni # ni @ ; un domaine accentué s'écrit sous sa forme xn--";

/** The address of a host that is ours: paths are added to it. */
export const hostAddress = z.string().regex(HOST_ADDRESS).meta({
  format: "uri",
  form: HOST_FORM,
});

/** The address of a host where a site is published: at its root. */
export const rootAddress = z
  .string()
  .regex(ROOT_ADDRESS)
  .meta({
    format: "uri",
    form: `${HOST_FORM} ; aucun chemin ne suit, le site se publie à la racine d'un domaine`,
  });

/** An address of a generated page; the checks make sure that the page exists. */
export const pageAddress = z
  .string()
  .regex(new RegExp(`^/(${FAMILIES.join("|")})(/[a-z0-9-]+)?$`))
  .meta({
    description: "Adresse d’une page du site, sans barre finale.",
    pageAddress: true,
    examples: ["/raccourcir-lien/dropbox", "/raccourcir-lien/drive"],
  });

/** Lower case only: nginx ignores case in its map of moved addresses. */
const FORMER_ADDRESS = /^(\/?[a-z0-9][a-z0-9_-]*|(\/[a-z0-9][a-z0-9_-]*){2,})$/;

/** An address that a page had before: the end of one in the same family, or a whole path of the site. */
export const formerAddress = z
  .string()
  .regex(FORMER_ADDRESS)
  .max(120)
  .meta({
    description:
      "Ancienne adresse de la page, qui mène désormais ici : sa fin seule dans la même famille, ou le chemin entier, en minuscules et sans barre finale.",
    form: "la fin de l'adresse seule, ou le chemin entier à partir de sa première barre /, comme « /partage/dropbox » : en minuscules, sans accent, sans barre finale, ni .json ou .html",
    examples: ["lien-dropbox", "/partage/dropbox"],
  });

/** Where a link of the frame leads: an address of the site, `app:/chemin` on the app host, or a name of `site.json`. */
export const linkTarget = z
  .string()
  .regex(/^(\/.*|app:\/\S*|support|privacy|terms|notices)$/)
  .meta({
    description:
      "Adresse du site (« / »), page de l’application (« app:/ »), ou l’un des noms que site.json explique : « support », « privacy », « terms », « notices ».",
    linkTarget: true,
    form: "l'adresse d'une page du site à partir de sa barre /, « app:/ » et le chemin d'une page de l'application, sans espace, ou l'un de ces noms : support, privacy, terms, notices",
    examples: ["/#pricing", "app:/inscription", "support", "privacy"],
  });

export const question = z
  .strictObject({
    question: prose(10, 120, "La question, avec son point d’interrogation.", "Comment fermer l'accès ?"),
    answer: linkedProse(
      20,
      600,
      "La réponse, en une à quatre phrases.",
      "Supprimez le lien partagé : le lien court mènera à une porte close.",
    ),
  })
  .meta({ id: "Question" });
