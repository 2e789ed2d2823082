/** An event as received. Anyone may send one: only its name is known to be a string. */
type SentEvent = { name: string; url?: unknown } & Record<string, unknown>;

/** One readable line per event: when, what, where, then the rest as it came. */
export function describeEvent({ name, url, ...rest }: SentEvent, at = new Date()): string {
  const where = typeof url === "string" ? url : url ? JSON.stringify(url) : "-";
  const line = `${at.toTimeString().slice(0, 8)}  ${name.padEnd(12)}  ${where}  ${JSON.stringify(rest)}`;
  // Anyone may send events: escape the characters that a terminal would obey or hide.
  return line.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => {
    return `\\u${sign.codePointAt(0)!.toString(16).padStart(4, "0")}`;
  });
}
