/** Escapes a text for a regular expression with the `u` flag, which refuses a backslash before any other character. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
