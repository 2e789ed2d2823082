import { insteadOf } from "../../text/nearest";
import { type FieldPath, problem, type Problem } from "../../problem";
import { QR_DEFAULTS, QR_MARGINS, QR_SIDES } from "../../tools/terms";
import type { Document } from "../document";
import { groupsAt, textAt } from "../groups";
import { toolOf } from "./tool-names";

interface Sizes {
  path: FieldPath;
  /** What each value counts. */
  unit: string;
  least: number;
  most: number;
  /** The one that the studio starts with. */
  preselected: string;
}

const SIZES: readonly Sizes[] = [
  { path: ["design", "margins"], unit: "modules", ...QR_MARGINS, preselected: QR_DEFAULTS.quiet },
  { path: ["print", "sizes"], unit: "millimètres", ...QR_SIDES, preselected: QR_DEFAULTS.size },
];

/**
 * Checks that the QR studio can draw the margins and sizes that it offers, and offers those that it starts with.
 * @param document any file; only `outils/qr.json` has such lists
 */
export function checkToolSizes(document: Document): Problem[] {
  if (toolOf(document.path) !== "qr") return [];
  const { value, at } = document;
  const offered = valuesAt(document, ["print", "sizes"]).flatMap((size) => size ?? []);
  const starts = (groupsAt(value, ["starts"]) ?? []).flatMap((start, index) => {
    const size = textAt(start, "size");
    if (size === undefined || offered.length === 0 || offered.includes(size)) return [];
    return [
      problem({
        ...at(["starts", index, "size"]),
        message: `« ${size} » n'est pas une des tailles de « print.sizes »`,
        remedy: insteadOf(size, offered),
      }),
    ];
  });
  return [...SIZES.flatMap((sizes) => checkSizes(sizes, document)), ...starts];
}

const valuesAt = ({ value }: Document, path: FieldPath) =>
  (groupsAt(value, path) ?? []).map((option) => textAt(option, "value"));

function checkSizes({ path, unit, least, most, preselected }: Sizes, document: Document): Problem[] {
  const values = valuesAt(document, path);
  if (values.length === 0) return [];
  const wrong = values.flatMap((value, index) => {
    if (value === undefined) return [];
    const isRepeated = values.indexOf(value) < index;
    if (!isRepeated && /^[1-9]\d*$/.test(value) && Number(value) >= least && Number(value) <= most) return [];
    return [
      problem({
        ...document.at([...path, index, "value"]),
        message: isRepeated
          ? `la valeur « ${value} » est déjà dans cette liste`
          : `« ${value} » n'est pas un nombre de ${unit} que l'outil dessine`,
        remedy: isRepeated
          ? "supprimez ce choix"
          : `écrivez un nombre entier de ${least} à ${most}, en chiffres et sans unité`,
      }),
    ];
  });
  if (wrong.length > 0 || values.includes(preselected)) return wrong;
  return [
    problem({
      ...document.at(path),
      message: `il manque le choix « ${preselected} », avec lequel l'outil commence`,
      remedy: `ajoutez à « ${path.at(-1)!} » un groupe de champs dont « value » est « ${preselected} »`,
    }),
  ];
}
