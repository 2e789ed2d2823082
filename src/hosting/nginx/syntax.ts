/** An nginx string. */
export const quoted = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`;

/** A regular expression as the key of a map. */
export const mapKey = ({ source }: RegExp, before = "^") =>
  `"~${source.replace(/^\^/, before).replaceAll("\\/", "/").replaceAll('"', '\\"')}"`;

/** The variable that holds a header's value for documents and is empty for subresources. */
export const documentHeaderVariable = (header: string) => `$site_${header.toLowerCase().replaceAll("-", "_")}`;
