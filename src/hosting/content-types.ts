/* One list for every server of ours: nginx's own knows no modern types, and no two lists of packages agree. */

/** The type of each kind of file that the site holds, by the ending of its name. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: "text/html",
  css: "text/css",
  txt: "text/plain",
  md: "text/markdown",
  js: "application/javascript",
  mjs: "application/javascript",
  json: "application/json",
  map: "application/json",
  webmanifest: "application/manifest+json",
  xml: "application/xml",
  woff2: "font/woff2",
  avif: "image/avif",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
  ico: "image/x-icon",
};

/** What a browser may show by itself, rather than as a part of a document. */
export const DOCUMENT_TYPES = /^text\/|xml/;

/** Scripts, and what scripts fetch. */
export const SCRIPT_TYPES = /^application\/(javascript|json)$/;

const isText = (type: string) => DOCUMENT_TYPES.test(type) || /javascript|json/.test(type);

/**
 * The endings of some kinds of file, e.g. `html|txt`, for an expression.
 * @param fits whether a type is wanted, or an ending of it
 */
export const endings = (fits: (type: string, ending: string) => boolean) =>
  Object.keys(CONTENT_TYPES)
    .filter((ending) => fits(CONTENT_TYPES[ending]!, ending))
    .join("|");

/** The types whose charset is said with them. */
export const TEXT_TYPES = [...new Set(Object.values(CONTENT_TYPES))].filter(isText);

/** The endings of their files that are worth compressing: a source map is for who opens the developer's tools. */
export const TEXT_ENDINGS = endings((type, ending) => isText(type) && ending !== "map");

/**
 * The `Content-Type` of a file, as nginx says it.
 * @param file path inside the built site
 */
export function contentType(file: string): string {
  const ending = /[^.]*$/.exec(file)![0].toLowerCase();
  const type = (Object.hasOwn(CONTENT_TYPES, ending) && CONTENT_TYPES[ending]) || "application/octet-stream";
  return TEXT_TYPES.includes(type) ? `${type}; charset=utf-8` : type;
}
