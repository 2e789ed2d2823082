import { type Problem, warning } from "../problem";
import type { Document } from "./document";
import { groupsAt, textAt } from "./groups";

const FOOTER = "layout/footer.json";
const STATEMENT = "accessibilite.json";

/** The links that the law requires on every page, by their `to`. */
const REQUIRED_LINKS = {
  privacy: "politique de confidentialité",
  terms: "CGV et CGU",
  notices: "mentions légales",
  "/accessibilite": "déclaration d'accessibilité",
};

/** « non conforme », as the statement and the footer's link both say it. */
const stateIn = (text = "") => /(?:totalement|partiellement|non)\s+conforme/i.exec(text)?.[0].toLowerCase();

/**
 * Warns about a footer that lacks a legally required link, or whose accessibility state differs from the statement's.
 * @param documents all files
 */
export function checkLegal(documents: readonly Document[]): Problem[] {
  const footer = documents.find(({ path }) => path === FOOTER);
  const columns = footer && groupsAt(footer.value, ["columns"]);
  if (!columns) return [];
  const links = columns.flatMap((column, index) =>
    (groupsAt(column, ["links"]) ?? []).map((link, place) => ({
      to: textAt(link, "to"),
      label: textAt(link, "label"),
      path: ["columns", index, "links", place, "label"],
    })),
  );
  const missing = Object.entries(REQUIRED_LINKS)
    .filter(([name]) => links.every(({ to }) => to !== name))
    .map(([name, what]) =>
      warning({
        ...footer.at(["columns"]),
        message: `aucun lien du pied de page ne mène à « ${name} » (${what})`,
        remedy: `ajoutez à une colonne un lien dont « to » est « ${name} »`,
      }),
    );
  const declared = stateIn(textAt(documents.find(({ path }) => path === STATEMENT)?.value, "state"));
  const wrong = links.filter(({ to, label }) => to === "/accessibilite" && declared && stateIn(label));
  return [
    ...missing,
    ...wrong
      .filter(({ label }) => stateIn(label) !== declared)
      .map(({ path, label }) =>
        warning({
          ...footer.at(path),
          message: `« ${label!} » : data/${STATEMENT} dit « ${declared!} »`,
          remedy: "écrivez la même chose aux deux endroits",
        }),
      ),
  ];
}
