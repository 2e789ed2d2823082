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

/** The types whose charset is said with them. */
export const TEXT_TYPES = [...new Set(Object.values(CONTENT_TYPES))].filter((type) =>
  /^text\/|javascript|json|xml/.test(type),
);

/**
 * The `Content-Type` of a file, as nginx says it.
 * @param file path inside the built site
 */
export function contentType(file: string): string {
  const ending = /[^.]*$/.exec(file)![0].toLowerCase();
  const type = (Object.hasOwn(CONTENT_TYPES, ending) && CONTENT_TYPES[ending]) || "application/octet-stream";
  return TEXT_TYPES.includes(type) ? `${type}; charset=utf-8` : type;
}
