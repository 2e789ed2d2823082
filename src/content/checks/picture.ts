import { familyOf } from "../files/file-shapes";
import { type Problem, warning } from "../problem";
import type { Document } from "./document";

/** The fields, outside of the families, that are written large in a page's share picture. */
const TITLES: Record<string, string> = {
  "landing/hero.json": "title",
  "accessibilite.json": "title",
  "blog.json": "pageTitle",
  "lien-en-bio.json": "headline",
};

/** What the pictures' face does not have: it is made for the languages of Europe, with a few signs. Of text in NFKD. */
const NOT_DRAWN = /[^\p{M}\p{Z}\p{C}!-~¡-£¥-ķĹ-ťŨ-ž‐‑–—‘’‚“”„†•…′″‹›⁄€™↑↓−]/gu;

/** The signs of a text that a share picture would leave out, each once. */
export const undrawnSigns = (text: string): string[] => [...new Set(text.normalize("NFKD").match(NOT_DRAWN))];

/** Warns of signs in a title that its share picture would leave out. */
export function checkPicture({ path, value, at }: Document): Problem[] {
  const fields = familyOf(path) ? ["title", "name"] : [TITLES[path] ?? ""];
  return fields.flatMap((field) => {
    const text = value[field];
    const signs = typeof text === "string" ? undrawnSigns(text) : [];
    if (signs.length === 0) return [];
    return [
      warning({
        ...at([field]),
        message: `l'image de partage ne peut pas montrer ${signs.map((sign) => `« ${sign} »`).join(", ")}`,
        remedy: "mettez un mot à la place, à moins que le texte ne se comprenne sans",
      }),
    ];
  });
}
