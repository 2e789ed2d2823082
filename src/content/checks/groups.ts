import type { FieldPath } from "../problem";

/** The value of a group's own key, whatever the group's type; undefined when it has no such key. */
export const inside = (group: unknown, key: string | number): unknown =>
  typeof group === "object" && group !== null && Object.hasOwn(group, key) ? Reflect.get(group, key) : undefined;

/**
 * The items of a list, even if the file's content is wrong.
 * @param path path of the list
 * @returns undefined when there is no list
 */
export function groupsAt(value: unknown, path: FieldPath): readonly unknown[] | undefined {
  const list = path.reduce(inside, value);
  return Array.isArray(list) ? list : undefined;
}

/** A group's field, if it is a text. */
export function textAt(group: unknown, key: string): string | undefined {
  const text = inside(group, key);
  return typeof text === "string" ? text : undefined;
}
