import { FAMILY_SHAPES, familyOf, keyOf } from "../files/file-shapes";
import { problem, type Problem } from "../problem";
import { fits } from "../shapes/tree";
import { FAMILIES, type Family } from "../vocabulary";
import type { Document } from "./document";

/** Whether a file has the fields of a family: all required ones and no unknown one. */
function hasFieldsOf(family: Family, value: Document["value"]): boolean {
  const { shape } = FAMILY_SHAPES[family];
  return (
    Object.keys(value).every((name) => Object.hasOwn(shape, name)) &&
    Object.entries(shape).every(([name, field]) => Object.hasOwn(value, name) || fits(field, undefined))
  );
}

/**
 * Recognises a page in the folder of another family: checked field by field, it would get ten problems, none of them
 * the one to fix.
 * @returns where it belongs; undefined for all other files
 */
export function rightPathOf(path: string, value: Document["value"]): string | undefined {
  const family = familyOf(path);
  if (!family || hasFieldsOf(family, value)) return undefined;
  const right = FAMILIES.find((other) => hasFieldsOf(other, value));
  return right && `${right}/${keyOf(path)}.json`;
}

/** The problem of such a page. */
export const misplacedProblem = (path: string, home: string): Problem => {
  const [family, right] = [familyOf(path), familyOf(home)];
  return problem({
    file: `data/${path}`,
    line: 1,
    message: `cette page a les champs de « ${right} », et elle est rangée dans « ${family} »`,
    remedy: `déplacez le fichier dans data/${right}/, sous un nom qui n'y est pas encore ; si sa place est bien ici, repartez d'une page de data/${family}/`,
  });
};
