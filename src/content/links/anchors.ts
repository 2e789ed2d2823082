import { toolAnchor } from "../tools/anchor";
import type { Family } from "../vocabulary";
import { GENERAL_ADDRESS } from "./addresses";
import { familyOfAddress } from "./family-of-address";

/** The parts of the home page to which a link may lead; a `Section` takes only ids of this file. */
const HOME = ["hero", "benefits", "features", "pricing", "comparison", "affiliate", "faq"] as const;

/** The parts of all families' pages, if an entry has them. */
const ARTICLE = ["what", "guide", "assets", "limits", "questions", "next"] as const;

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

export type Anchor = (typeof HOME | typeof ARTICLE | (typeof OF_FAMILY)[Family] | typeof HUB | typeof FRAME)[number];

/** The tools that pages have regardless of their files, named as in `data/outils/<name>.json`. */
const TOOLS = { home: ["doctor", "plans"], "lien-en-bio": ["plans"], qrcode: [], "raccourcir-lien": [] };

/**
 * The valid fragments of a page's address.
 * @param address a page of the site, without fragment
 * @param tool the tool that its file names, if any
 * @returns only those of the frame for a page without parts of its own
 */
export function anchorsOf(address: string, tool?: string): readonly string[] {
  if (address === "/") return [...HOME, ...TOOLS.home.map(toolAnchor), ...FRAME];
  const family = familyOfAddress(address);
  if (!family) return FRAME;
  const tools = [...TOOLS[family], ...(tool ? [tool] : [])].map(toolAnchor);
  return [...ARTICLE, ...OF_FAMILY[family], ...tools, ...(address === GENERAL_ADDRESS ? HUB : []), ...FRAME];
}
