import type { FieldPath } from "../problem";

/** What a group has under a name, whatever it turns out to be; undefined where it has nothing of its own. */
export const inside = (group: unknown, key: string | number): unknown =>
  typeof group === "object" && group !== null && Object.hasOwn(group, key) ? Reflect.get(group, key) : undefined;

/**
 * The items of a list, whatever the file turns out to hold.
 * @param path path of the list
 * @returns undefined where there is no list
 */
export function groupsAt(value: unknown, path: FieldPath): readonly unknown[] | undefined {
  const list = path.reduce(inside, value);
  return Array.isArray(list) ? list : undefined;
}

/** A group's field, where it is a text. */
export function textAt(group: unknown, key: string): string | undefined {
  const text = inside(group, key);
  return typeof text === "string" ? text : undefined;
}
