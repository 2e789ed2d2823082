import { parseUrl } from "../../content/parse-url";
import { withoutInvisible } from "../clean-text";
import { isLocal, isNumber } from "../host";

/** What keeps a picture's address from becoming a picture in a preview. */
export type ImageNote = "none" | "not-absolute" | "not-web" | "insecure" | "private" | "format" | "good";

/** Formats that at least one of the platforms does not draw. */
const NOT_DRAWN = /\.(?:svgz?|heic|heif|avif|tiff?|bmp|pdf|psd|ico)$/i;

/**
 * Judges the address of a picture without opening it.
 * @param typed any text
 * @returns the first thing to change, or "good"
 */
export function imageNote(typed: string): ImageNote {
  const address = withoutInvisible(typed).trim();
  if (!address) return "none";
  if (!/^[a-z][a-z0-9+.-]*:/i.test(address)) return "not-absolute";
  const url = parseUrl(address);
  if (!url) return "not-absolute";
  if (!/^https?:$/.test(url.protocol)) return "not-web";
  if (isLocal(url.hostname) || !(url.hostname.includes(".") || isNumber(url.hostname))) return "private";
  if (url.protocol === "http:") return "insecure";
  return NOT_DRAWN.test(url.pathname) ? "format" : "good";
}
