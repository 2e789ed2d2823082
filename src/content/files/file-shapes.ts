import type { z } from "zod";
import { GENERAL_VARIANT } from "../links/addresses";
import * as families from "../shapes/family";
import * as landing from "../shapes/landing";
import * as layout from "../shapes/layout";
import * as pages from "../shapes/page";
import { pricingShape } from "../shapes/pricing";
import { siteShape } from "../shapes/site";
import * as studios from "../shapes/studio";
import * as tools from "../shapes/tool";
import { networkShape, qrTypeShape, variantShape } from "../shapes/variant";
import type { Family, Tool } from "../vocabulary";

/*
 * `shapes/` is the only description of every JSON shape in `data/`. It generates the GraphQL types, the build's checks,
 * the editors' JSON Schemas and the reference in data/README.md. Descriptions are French: writers read them.
 */

type Shape = z.ZodObject;

/** The shape of the entries of each folder of pages, one page each. */
export const FAMILY_SHAPES: Record<Family, Shape> = {
  "lien-en-bio": networkShape,
  qrcode: qrTypeShape,
  "raccourcir-lien": variantShape,
};

/** The words of each tool, in `data/outils/<name>.json`. */
export const TOOL_SHAPES: Record<Tool, Shape> = {
  doctor: tools.doctorShape,
  utm: tools.utmShape,
  whatsapp: tools.converterShape,
  drive: tools.converterShape,
  dropbox: tools.converterShape,
  "google-docs": tools.converterShape,
  youtube: tools.converterShape,
  "google-maps": tools.converterShape,
  "google-agenda": tools.converterShape,
  telegram: tools.converterShape,
  sms: tools.converterShape,
  email: tools.converterShape,
  redirects: tools.redirectsShape,
  qr: studios.qrStudioShape,
  preview: studios.previewStudioShape,
  bio: studios.bioStudioShape,
  plans: studios.planChooserShape,
};

const OTHER_FILES = {
  "site.json": siteShape,
  "landing/hero.json": landing.heroShape,
  "landing/use-cases.json": landing.useCasesShape,
  "landing/benefits.json": landing.benefitsShape,
  "landing/features.json": landing.featuresShape,
  "landing/pricing.json": pricingShape,
  "landing/affiliate.json": landing.affiliateShape,
  "landing/faq.json": landing.faqShape,
  "landing/closing.json": landing.closingShape,
  "layout/header.json": layout.headerShape,
  "layout/footer.json": layout.footerShape,
  "layout/privacy-panel.json": layout.privacyPanelShape,
  "layout/article.json": layout.articleShape,
  "blog.json": pages.blogShape,
  "accessibilite.json": pages.accessibilityShape,
  "404.json": pages.notFoundShape,
  "lien-en-bio.json": families.networkFamilyShape,
  "qrcode.json": families.qrFamilyShape,
  "raccourcir-lien.json": families.variantFamilyShape,
  "outils.json": tools.toolFrameShape,
} satisfies Record<string, Shape>;

/** The path under `data/` of a file outside the folders of pages. */
export type SingleFile = keyof typeof OTHER_FILES | `outils/${Tool}.json`;

/** The shape of each file outside the folders of pages. */
export const SINGLE_FILES: Record<string, Shape> = {
  ...OTHER_FILES,
  ...Object.fromEntries(Object.entries(TOOL_SHAPES).map(([name, shape]) => [`outils/${name}.json`, shape])),
};

/** The files that the site needs; the general variant is the fallback of addresses without a page of their own. */
export const REQUIRED_FILES: readonly string[] = [
  ...Object.keys(SINGLE_FILES),
  `raccourcir-lien/${GENERAL_VARIANT}.json`,
];

/**
 * Finds the shape of one file of `data/`.
 * @param path path relative to `data/`, with forward slashes, e.g. `qrcode/dynamique.json`
 * @returns the shape, or undefined when no file is expected there
 */
export function shapeOf(path: string): Shape | undefined {
  const family = familyOf(path);
  return family ? FAMILY_SHAPES[family] : Object.hasOwn(SINGLE_FILES, path) ? SINGLE_FILES[path] : undefined;
}

/**
 * The page family that a file of `data/` belongs to.
 * @param path path relative to `data/`, with forward slashes
 * @returns the family's name, or undefined for single files and unknown ones
 */
export function familyOf(path: string): Family | undefined {
  const folder = /^([^/]+)\/[^/]+\.json$/.exec(path)?.[1];
  return folder !== undefined && Object.hasOwn(FAMILY_SHAPES, folder) ? (folder as Family) : undefined;
}

/** The key of a page: the name of its file, without folder and ending, which is also the end of its address. */
export const keyOf = (path: string) => path.replace(/^.*\/|\.json$/g, "");

/**
 * The GraphQL type of a shape: its `id` in the description.
 * @throws Error if the shape has none
 */
export function typeNameOf(shape: Shape): string {
  const id = shape.meta()?.id;
  if (!id) throw new Error("A shape of a file needs an id");
  return id;
}
