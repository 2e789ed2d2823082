/** A text as nginx reads one. */
export const quoted = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`;

/** The key of a map that a regular expression of ours fits. */
export const mapKey = ({ source }: RegExp, before = "^") =>
  `"~${source.replace(/^\^/, before).replaceAll("\\/", "/").replaceAll('"', '\\"')}"`;
