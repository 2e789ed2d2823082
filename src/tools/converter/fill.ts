import type { Note } from "./conversion";

/** The sentence of a code, its numbers and words filled in; the code itself where the words lack it. */
export function sentence(
  messages: readonly { readonly code: string; readonly text: string }[],
  { code, fill }: Pick<Note, "code" | "fill">,
): string {
  const text = messages.find((message) => message.code === code)?.text ?? code;
  return fillIn(text, fill);
}

/** Fills `{n}` and its like into a text. */
export const fillIn = (text: string, fill: Note["fill"] = {}): string =>
  text.replace(/\{(n|max|mot|autre)\}/g, (name, key: keyof typeof fill) => String(fill[key] ?? name));
