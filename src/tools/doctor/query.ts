/** One pair of a query, as it is written: cleaning must not re-encode what it keeps. */
export interface Pair {
  raw: string;
  name: string;
  value: string;
}

/** Splits a query (with or without its `?`) into pairs, in order; empty ones are left out. */
export function readPairs(search: string): Pair[] {
  return search
    .replace(/^\?/, "")
    .split("&")
    .filter(Boolean)
    .map((raw) => {
      const [name = "", ...rest] = raw.split("=");
      return { raw, name: decode(name), value: decode(rest.join("=")) };
    });
}

/** Puts pairs back into an address. */
export function withPairs(url: URL, pairs: readonly Pair[]): string {
  const made = new URL(url);
  made.search = pairs.map(({ raw }) => raw).join("&");
  return made.href;
}

/** Decodes one part of an address, where a `+` is one; a malformed escape stays as it is. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Decodes one part of a query, or of a path where `+` are spaces too. */
export const decode = (part: string): string => decodePart(part.replace(/\+/g, " "));

/** Whether a text has the form of a pattern, where `*` stands for anything; upper and lower case are one. */
export function fits(pattern: string, text: string): boolean {
  const parts = pattern.toLowerCase().split("*");
  const given = text.toLowerCase();
  if (parts.length === 1) return given === parts[0];
  const [first = "", ...rest] = parts;
  const last = rest.pop() ?? "";
  if (!given.startsWith(first) || given.length < first.length + last.length || !given.endsWith(last)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = given.indexOf(part, from);
    if (at < 0 || at + part.length > given.length - last.length) return false;
    from = at + part.length;
  }
  return true;
}
