import type { NoteOf } from "../conversion";
import type { Card } from "./cards";

/**
 * How the texts appear on one platform; no note for a card without a title.
 * @param described whether there is a description
 */
export function cardNotes({ title, description, platform }: Card, described: boolean): NoteOf<"preview">[] {
  if (!title.shown) return [];
  const notes: NoteOf<"preview">[] = [];
  if (title.lost) notes.push({ code: "title-cut", level: "warning", fill: { n: title.lost } });
  if (described && platform.description === 0) notes.push({ code: "description-hidden", level: "info" });
  else if (description.lost) notes.push({ code: "description-cut", level: "warning", fill: { n: description.lost } });
  return notes.length > 0 ? notes : [{ code: "fits", level: "info" }];
}
