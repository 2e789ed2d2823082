import { parseUrl } from "../../content/links/parse-url";
import type { MessageCode } from "../../content/tools/names";
import { dropboxHost } from "../dropbox/dropbox-host";
import { withoutInvisible } from "../reading/clean-text";
import { isDomain, isLocal, isNumber, parseTyped } from "../reading/host";
import { inText } from "../reading/pasted";

/** Why a picture's URL shows no picture in a preview; or `image-good`. */
export type ImageNote = Extract<MessageCode<"preview">, `image-${string}`>;

/** The notes shown as the field's error: its text is not a picture's URL. */
export const NO_PICTURE: ReadonlySet<ImageNote> = new Set(["image-not-absolute", "image-not-web"]);

/** Formats that at least one of the platforms does not draw. */
const NOT_DRAWN = /\.(?:svgz?|heic|heif|avif|tiff?|bmp|pdf|psd|ico)$/i;

/** Pages where services show a picture instead of sending the file. */
const VIEWERS = new RegExp(
  [
    /drive\.google\.com\/(?:file\/|open$)/,
    /photos\.(?:app\.goo\.gl|google\.com)\//,
    /(?:www\.)?google\.[^/]+\/imgres$/,
    /(?:images\.app\.goo\.gl|pin\.it|1drv\.ms|ibb\.co|postimg\.cc)\//,
    /share\.google\/images\//,
    /(?:www\.)?imgur\.com\/(?:(?:a|gallery)\/|[\w-]+$)/,
    /(?:www\.)?instagram\.com\/(?:[\w.]+\/)?(?:p|reels?)\//,
    /(?:(?:www|fr)\.)?(?:unsplash|pexels|pinterest|flickr|canva)\.[a-z.]+\/(?:[\w-]{2,5}\/)?(?:photos?|pin|design)\/(?!.*\/download$)/,
    // `Special:FilePath/` sends the file.
    /[\w.-]+\.wiki[mp]edia\.org\/wiki\/(?!Sp(?:e|%C3%A9)cial:)/,
    /github\.com\/[^/]+\/[^/]+\/blob\//,
  ]
    .map(({ source }) => `^${source}`)
    .join("|"),
);
/** What makes GitHub and Dropbox send the file. */
const SENDS = /[?&](?:raw=(?:1|true)|dl=1)/;

const isPage = ({ hostname, pathname, search }: URL) =>
  /^\/$|\.(?:html?|php)$/i.test(pathname + (pathname === "/" ? search : "")) ||
  ((VIEWERS.test(hostname + pathname) || dropboxHost(hostname) === "page") && !SENDS.test(search));

/**
 * Checks the URL of a picture without opening it.
 * @param typed any text
 * @returns the first thing to change, or `image-good`
 */
export function imageNote(typed: string): ImageNote {
  const given = withoutInvisible(typed).trim();
  const address = inText(given) || given;
  if (!address) return "image-none";
  if (!/^[a-z][a-z0-9+.-]*:/i.test(address)) return "image-not-absolute";
  const url = /^https?:/i.test(address) ? parseTyped(address) : parseUrl(address);
  if (!url) return "image-not-absolute";
  if (!/^https?:$/.test(url.protocol)) return "image-not-web";
  if (isLocal(url.hostname) || /^[\w-]+$/.test(url.hostname)) return "image-private";
  if (!isDomain(url.hostname) && !isNumber(url.hostname)) return "image-not-absolute";
  if (url.protocol === "http:") return "image-insecure";
  if (NOT_DRAWN.test(url.pathname)) return "image-format";
  return isPage(url) ? "image-page" : "image-good";
}
