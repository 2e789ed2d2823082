import { findNodeAtLocation, type Node } from "jsonc-parser";
import type { FieldPath } from "../problem";

/**
 * The line of a position in a text.
 * @param text the whole file
 * @param offset position in UTF-16 units
 * @returns the line, counted from 1
 */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line += 1;
  return line;
}

/**
 * The line of a field in its file. A missing field is placed at the nearest parent that exists.
 * @param text the whole file
 * @param tree the file as jsonc-parser reads it
 * @param path path of the field
 * @returns the line, counted from 1
 */
export function lineOf(text: string, tree: Node, path: FieldPath): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, depth));
    if (node) return lineAt(text, (node.parent?.type === "property" ? node.parent : node).offset);
  }
  return lineAt(text, tree.offset);
}
