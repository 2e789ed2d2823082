import { z } from "zod";
import { GENERAL_ADDRESS, GENERAL_ALIAS } from "../links/addresses";
import { familyOf, keyOf } from "../files/file-shapes";
import { formerPathsOf } from "../links/redirects";
import { nearestPath } from "../text/nearest";
import { linksOf } from "../text/text-links";
import { addressOf, FIXED_PAGES } from "../links/page-address";
import { type FieldPath, problem, type Problem } from "../problem";
import { type FieldNotes, schemaAt, textsOf } from "../shapes/tree";
import { inDoubt } from "../files/stray-pages";
import { FAMILIES } from "../vocabulary";
import type { Document } from "./document";
import { checkFragment, checkStart } from "./page-parts";

/** The addresses among which to find the one that was meant. */
interface Addresses {
  /** The pages that may be meant. */
  pages: readonly string[];
  /** Each former address, with the address of the page that replaces it. */
  successors: ReadonlyMap<string, string>;
  /** Whether the list already has this page, or is its own. */
  isTaken: (page: string) => boolean;
}

/**
 * Checks that every page that a file links to exists and has the linked anchor, and that no page links to itself or
 * lists another page twice.
 * @param documents the files to check
 * @param paths every file of `data/`, broken ones included: a link to a page with a typing error is not dead
 * @param misplacedAddresses the addresses of pages that must move to another folder: until then, links to them are not
 *   reported
 */
export function checkLinks(
  documents: readonly Document[],
  paths: readonly string[],
  misplacedAddresses: readonly string[],
): Problem[] {
  const pages = paths.flatMap((path) => addressOf(path) ?? []);
  const successors = new Map(
    documents.flatMap((document) => {
      const successor = addressOf(document.path);
      return successor ? formerPathsOf(document).map((from) => [from, successor] as const) : [];
    }),
  );
  const known = new Set([...FIXED_PAGES, ...pages]);
  const isInDoubt = inDoubt(paths);
  const byAddress = new Map(documents.map((document) => [addressOf(document.path), document]));
  const pageAt = (address: string) => {
    const { shape, value } = byAddress.get(address) ?? {};
    const field = shape && schemaAt(shape, ["tool"]);
    return { fields: value, tool: field && z.safeParse(z.string(), z.safeParse(field, value?.["tool"]).data).data };
  };
  const checkKnown = (target: string, address: string, says: string) =>
    checkFragment(target, address, pageAt(target)) ?? (VAGUE.test(says) ? vagueLink(says) : undefined);
  const checkListing = (target: string, path: string) =>
    familyOf(path) ? undefined : checkStart(target, keyOf(path), pageAt(target));
  const checkUnknown = (target: string, own: string | undefined, { pageAddress }: FieldNotes, listed: Set<string>) => {
    if (isInDoubt(target) || misplacedAddresses.includes(target)) return undefined;
    const meant = [...pages, ...(pageAddress ? [] : FIXED_PAGES)].filter((page) => page !== own);
    const isTaken = (page: string) => page === own || (pageAddress === true && listed.has(page));
    // Its last part alone names a page of the same family first.
    const whole = own && !target.includes("/") ? own.replace(/[^/]*$/, target) : target;
    return {
      message: `aucune page n'a l'adresse « ${target} »`,
      remedy: advice(whole, { pages: meant, successors, isTaken }),
    };
  };
  return documents.flatMap(({ path, shape, value, at }) => {
    const own = addressOf(path);
    const seen = new Set<string>();
    const links = textsOf(shape, value).flatMap(({ path: field, text, notes }) =>
      addressesIn(text, notes).map(({ to, words = "" }) => ({ field, address: to, says: words, notes })),
    );
    const listed = new Set(links.filter(({ notes }) => notes.pageAddress).map(({ address }) => address));
    return links.flatMap(({ field, address, says, notes }) => {
      const target = notes.pageAddress ? address : address.replace(/[#?].*$/, "");
      if (!target.trim()) return [];
      const fault = notes.pageAddress ? checkPage(field, target, own, seen) : checkLink(address, target, own);
      if (notes.pageAddress) seen.add(target);
      const checkTarget = () => (notes.pageAddress ? checkListing(target, path) : checkKnown(target, address, says));
      const explained = fault ?? (known.has(target) ? checkTarget() : checkUnknown(target, own, notes, listed));
      return explained ? [problem({ ...at(field), ...explained })] : [];
    });
  });
}

/** The site addresses in a field, each with its link text when it is inside a text. */
function addressesIn(text: string, { pageAddress, linkTarget, links }: FieldNotes): { to: string; words?: string }[] {
  if (pageAddress || (linkTarget && text.startsWith("/"))) return [{ to: text }];
  return links ? linksOf(text) : [];
}

/** Link texts that mean nothing in a list of a page's links. */
const VAGUE =
  /^(?:cliquez |cliquer )?(?:ici|là|(?:sur )?(?:ce|le) lien|cette page|lien)$|^(?:en savoir plus|plus d['’]infos?(?:rmations?)?|(?:lire )?la suite|(?:voir|découvrir)(?: plus)?|détails?)$/iu;

const vagueLink = (words: string) => ({
  message: `« ${words} » ne dit pas où mène ce lien`,
  remedy: "mettez entre les crochets les mots qui nomment la page, par exemple [un PDF](/raccourcir-lien/pdf)",
  editorial: true as const,
});

/** Proposes the page that replaces the target, or one whose address ends nearly the same; else a neighbour. */
function advice(target: string, { pages, successors, isTaken }: Addresses): string {
  const successor = successors.get(target.replace(/(.)\/+$/, "$1"));
  const orRemove = "ou supprimez ce lien";
  if (successor && isTaken(successor))
    return "cette page n'existe plus : écrivez l'adresse d'une autre, ou supprimez ce lien";
  if (successor) return `la page a changé d'adresse : écrivez « ${successor} », ${orRemove}`;
  const meant = nearestPath(target, pages);
  if (meant) return `écrivez « ${meant} », ${orRemove}`;
  const similar = pages.find((page) => page.startsWith(`${target}-`) || target.startsWith(`${page}-`));
  const sibling = pages.find((page) => page.startsWith(target.replace(/[^/]*$/, "")));
  const renamed = familyOf(`${target.slice(1)}.json`)
    ? ` ; si la page a changé de nom, ajoutez aussi ${target} à la liste anciennesAdresses de celle qui la remplace`
    : "";
  return `écrivez l'adresse d'une page, par exemple « ${similar ?? sibling ?? pages[0] ?? "/"} », ${orRemove}${renamed}`;
}

const shorter = (address: string) => ({
  message: "la page générale a une adresse plus courte",
  remedy: `écrivez « ${GENERAL_ADDRESS}${address.slice(GENERAL_ALIAS.length)} »`,
});

function checkLink(address: string, target: string, own: string | undefined) {
  if (address === own)
    return {
      message: "ce lien mène à la page où il se trouve",
      remedy: "donnez-lui l'adresse d'une autre page, ou gardez ses mots seuls",
    };
  return target === GENERAL_ALIAS ? shorter(address) : undefined;
}

/** Checks the page that a tool's group of fields belongs to. */
function checkToolPage(target: string, seen: ReadonlySet<string>) {
  if (FIXED_PAGES.includes(target))
    return {
      message: `« ${target} » n'est pas une page où cet outil se trouve`,
      remedy: `écrivez l'adresse d'une page de ${FAMILIES.join(", ")}, ou supprimez ce groupe de champs`,
    };
  return checkListed(target, seen, "écrivez l'adresse d'une autre page, ou supprimez ce groupe de champs");
}

const checkPage = (field: FieldPath, target: string, own: string | undefined, seen: ReadonlySet<string>) =>
  field[0] === "related" ? checkRelated(target, own, seen) : checkToolPage(target, seen);

function checkRelated(target: string, own: string | undefined, seen: ReadonlySet<string>) {
  if (FIXED_PAGES.includes(target))
    return {
      message: `« ${target} » ne peut pas être une page voisine : rien ne s'afficherait`,
      remedy: `remplacez-la par une page de ${FAMILIES.join(", ")}, ou supprimez-la`,
    };
  if (target === own)
    return {
      message: "la page se cite elle-même parmi ses voisines",
      remedy: "remplacez cette adresse par celle d'une autre page",
    };
  return checkListed(target, seen, "supprimez la seconde, ou remplacez-la par une autre page");
}

function checkListed(target: string, seen: ReadonlySet<string>, remedy: string) {
  if (seen.has(target)) return { message: `« ${target} » est citée deux fois`, remedy };
  return target === GENERAL_ALIAS ? shorter(target) : undefined;
}
