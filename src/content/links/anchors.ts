import { toolAnchor } from "../tools/anchor";
import type { Family } from "../vocabulary";
import { GENERAL_ADDRESS } from "./addresses";
import { familyOfAddress } from "./family-of-address";

/** The parts of the home page to which a link may lead; a `Section` takes only ids of this file. */
const HOME = ["hero", "benefits", "features", "pricing", "comparison", "affiliate", "faq"] as const;

/** The parts of all families' pages that have a field of their name. */
const ARTICLE = ["what", "guide", "assets", "limits", "questions"] as const;

/** The part that shows the field `related`. */
const RELATED = ["next"] as const;

/** The additional parts of one family's pages. */
const OF_FAMILY = {
  "raccourcir-lien": ["prices"],
  qrcode: ["prices"],
  "lien-en-bio": ["benefits", "features", "pricing", "comparison", "faq"],
} as const satisfies Record<Family, readonly string[]>;

/** The additional part of the hub, which links to all pages of its family. */
const HUB = ["pages"] as const;

/** The parts of every page's frame. */
const FRAME = ["main", "confidentialite"] as const;

export type Anchor = (
  typeof HOME | typeof ARTICLE | typeof RELATED | (typeof OF_FAMILY)[Family] | typeof HUB | typeof FRAME
)[number];

/** The tools that pages have regardless of their files, named as in `data/outils/<name>.json`. */
const TOOLS = { home: ["doctor", "plans"], "lien-en-bio": ["plans"], qrcode: [], "raccourcir-lien": [] };

/** What a page's file has, as far as its parts go. */
export interface PageContent {
  /** Its fields. */
  fields?: object | undefined;
  /** The tool that it names, or that its family has by default. */
  tool?: string | undefined;
}

/** The tools of a page, by the names of their files. */
export function toolsAt(address: string, { tool }: PageContent = {}): readonly string[] {
  if (address === "/") return TOOLS.home;
  const family = familyOfAddress(address);
  return family ? [...TOOLS[family], ...(tool && tool !== "none" ? [tool] : [])] : [];
}

/**
 * The valid fragments of a page's address.
 * @param address a page of the site, without fragment
 * @param page what its file has; without it, the page counts as having every part
 * @returns only those of the frame for a page without parts of its own
 */
export function anchorsOf(address: string, page: PageContent = {}): readonly string[] {
  const tools = toolsAt(address, page).map(toolAnchor);
  if (address === "/") return [...HOME, ...tools, ...FRAME];
  const family = familyOfAddress(address);
  if (!family) return FRAME;
  const has = (field: string) => !page.fields || field in page.fields;
  return [
    ...ARTICLE.filter(has),
    ...OF_FAMILY[family],
    ...tools,
    ...(address === GENERAL_ADDRESS ? HUB : []),
    ...(has("related") ? RELATED : []),
    ...FRAME,
  ];
}
