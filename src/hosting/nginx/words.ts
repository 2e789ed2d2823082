/** A text as nginx reads one. */
export const quoted = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`;

/** The key of a map that a regular expression of ours fits. */
export const mapKey = ({ source }: RegExp, before = "^") =>
  `"~${source.replace(/^\^/, before).replaceAll("\\/", "/").replaceAll('"', '\\"')}"`;

/** The variable with a header's value where a document is sent, and with nothing where a part of one is. */
export const ofDocuments = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`;
