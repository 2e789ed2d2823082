/** Whether a text matches a pattern, in which `*` matches anything; case is ignored. */
export function matchesPattern(pattern: string, text: string): boolean {
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
