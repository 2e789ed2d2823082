/** A text as a regular expression with the `u` flag finds it: that flag refuses a backslash before any other sign. */
export const escapePattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
