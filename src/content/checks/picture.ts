import { familyOf } from "../files/file-shapes";
import { type Problem, warning } from "../problem";
import type { Document } from "./document";

/** The fields, outside the families, that a page's share picture shows as its title. */
const TITLES: Record<string, string> = {
  "landing/hero.json": "title",
  "accessibilite.json": "title",
  "blog.json": "pageTitle",
  "lien-en-bio.json": "headline",
};

/** Characters that the pictures' font lacks: it covers European languages and a few signs. Applies to NFKD text. */
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
