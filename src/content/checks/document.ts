import { getLocation } from "jsonc-parser";
import type { z } from "zod";
import { shapeOf } from "../files/file-shapes";
import { tooDeepAt } from "../json/brackets";
import { parseJson } from "../json/errors";
import { lineAt, lineOf } from "../files/locate";
import { type FieldPath, problem, type Problem } from "../problem";
import { startAgain } from "../files/start-again";
import { misplacedProblem, rightPathOf } from "./place";
import { checkShape } from "./shape";

/** A file whose JSON could be read: its content, and the positions of its fields. */
export interface Document {
  /** Path relative to `data/`. */
  path: string;
  /** Its right path, if its fields are those of another family's pages. */
  rightPath?: string;
  shape: z.ZodObject;
  value: Record<string, unknown>;
  /** Gives a problem's location: the file and the line of a field. */
  at(field: FieldPath): { file: string; line: number; field: FieldPath };
}

/** The path of a file once it is in the right folder. */
export const finalPath = ({ path, rightPath }: Pick<Document, "path" | "rightPath">) => rightPath ?? path;

export interface Checked {
  problems: Problem[];
  document?: Document;
}

/** The field at a position, as far as it can be found; jsonc-parser leaves the colon on an unclosed name. */
const pathAt = (text: string, offset: number) =>
  getLocation(text, offset)
    .path.filter((key) => key !== "")
    .map((key) => (typeof key === "string" ? key.replace(/\s*:\s*$/, "") : key));

/**
 * Checks one file against its shape.
 * @param path path relative to `data/`; a shape must exist for it
 * @param text the whole file
 * @returns every problem of the file, and its content when its JSON can be read
 */
export function checkDocument(path: string, text: string): Checked {
  const file = `data/${path}`;
  const refuse = (offset: number, message: string, remedy: string, field: FieldPath = []) => ({
    problems: [problem({ file, line: lineAt(text, offset), field, message, remedy })],
  });
  if (text.trim() === "") return refuse(0, "le fichier est vide", startAgain(path));
  const deep = tooDeepAt(text);
  if (deep !== undefined) return refuse(deep, "le contenu du fichier est trop imbriqué pour être lu", startAgain(path));
  const { tree, error } = parseJson(text);
  if (error) return refuse(error.offset, error.message, error.remedy, pathAt(text, error.offset));
  if (tree.type !== "object") {
    const remedy =
      tree.type === "array"
        ? "supprimez le crochet [ du début et le crochet ] de la fin ; un seul groupe { } par fichier"
        : "commencez le fichier par { et finissez-le par }, les champs entre les deux";
    return refuse(tree.offset, "le fichier doit être un seul groupe de champs", remedy);
  }
  const value = JSON.parse(text) as Document["value"];
  const rightPath = rightPathOf(path, value);
  const document: Document = {
    path,
    ...(rightPath !== undefined && { rightPath }),
    shape: shapeOf(path)!,
    value,
    at: (field) => ({ file, line: lineOf(text, tree, field), field }),
  };
  return { problems: rightPath === undefined ? checkShape(document) : [misplacedProblem(path, rightPath)], document };
}
