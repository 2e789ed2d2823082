/* One list for all our servers: nginx's own lacks modern types, and those of npm packages disagree. */

/** The type of each kind of file on the site, by file extension. */
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

/** Types that a browser may show on their own, not as part of a document. */
export const DOCUMENT_TYPES = /^text\/|xml/;

/** Scripts, and data that scripts fetch. */
export const SCRIPT_TYPES = /^application\/(javascript|json)$/;

const isText = (type: string) => DOCUMENT_TYPES.test(type) || /javascript|json/.test(type);

/**
 * The extensions of some types, e.g. `html|txt`, for a regular expression.
 * @param fits whether to include an extension of a type
 */
export const endings = (fits: (type: string, ending: string) => boolean) =>
  Object.keys(CONTENT_TYPES)
    .filter((ending) => fits(CONTENT_TYPES[ending]!, ending))
    .join("|");

/** The types that are sent with a charset. */
export const TEXT_TYPES = [...new Set(Object.values(CONTENT_TYPES))].filter(isText);

/** The extensions of their files that are worth compressing: only developer tools load source maps. */
export const TEXT_ENDINGS = endings((type, ending) => isText(type) && ending !== "map");

/**
 * The `Content-Type` of a file, as nginx sends it.
 * @param file path inside the built site
 */
export function contentType(file: string): string {
  const ending = /[^.]*$/.exec(file)![0].toLowerCase();
  const type = (Object.hasOwn(CONTENT_TYPES, ending) && CONTENT_TYPES[ending]) || "application/octet-stream";
  return TEXT_TYPES.includes(type) ? `${type}; charset=utf-8` : type;
}
