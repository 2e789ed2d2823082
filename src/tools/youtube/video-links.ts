import { decodePart, isUnder } from "../reading/address";
import { readTarget } from "../reading/unwrap";
import { tidy } from "../reading/clean-text";
import { type ConvertOf, type FieldReader, type NoteOf, stop } from "../conversion";
import type { Values } from "../state/fragment";

/**
 * In a player's URL, two words of eleven letters may replace the id: for a playlist and for a channel's live stream.
 */
const ID = /^(?!videoseries|live_stream)[\w-]{11}(?![\w-])/;
const LONGEST_SECONDS = 12 * 3_600;

/**
 * Reads a moment of a video as people write it.
 * @param text `95`, `1:35` (`1:` while it is being typed), `1:02:03`, `1h2m3s`, `1h30` (minutes), `95s`, `5'12''`,
 *   `2 minutes 5 secondes`, or nothing
 * @returns whole seconds; undefined when it is not a moment
 */
export function readTimecode(text: string): number | undefined {
  const typed = tidy(text)
    .toLowerCase()
    .replace(/\s|["”″]$|['’′]{2}$/g, "")
    .normalize("NFKC")
    .replace(/heures?/, "h")
    .replace(/m(in(utes?)?|n)|['’′]/, "m")
    .replace(/s(ec(ondes?)?)?$/, "s")
    .replace(/h(\d+)$/, "h$1m");
  if (typed === "") return 0;
  const clock = /^(?:(\d{1,3}):)?(\d{1,5}):(\d{0,2})$/.exec(typed);
  const units = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/.exec(typed);
  const found = clock ?? units;
  if (!found) return undefined;
  const [, hours = 0, minutes = 0, seconds = 0] = found;
  const total = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return total <= LONGEST_SECONDS ? total : undefined;
}

/**
 * Makes links to a moment of a video.
 * @param values `link` (YouTube, or a video file on any site) and `start`; without it, the link's own moment stays
 * @returns for YouTube `short`, `watch` and `embed`; for a file `file`, with a media fragment (`#t=`)
 */
export const videoLinks: ConvertOf<"youtube"> = (values) => {
  const url = readTarget(values["link"] ?? "");
  if (!url) return stop("link", "not-a-link");
  const inLink = readTimecode(momentIn(url));
  const typed = readTimecode(values["start"] ?? "");
  if (typed === undefined) return stop("start", "not-a-moment");
  const isGiven = tidy(values["start"]) !== "";
  const start = isGiven ? typed : (inLink ?? 0);
  const isYouTube = ["youtube.com", "youtu.be", "youtube-nocookie.com"].some((host) => isUnder(url.hostname, host));
  if (!isYouTube) return fileLink(url, isGiven ? typed : undefined);

  const id = readId(url);
  if (!id) return stop("link", "no-video");
  const moment = (parameter: string) => (start ? `${parameter}${start}` : "");
  const notes: NoteOf<"youtube">[] = [
    ...(url.pathname.startsWith("/shorts/") ? [{ code: "shorts", level: "info" } as const] : []),
    ...(url.searchParams.has("list") ? [{ code: "list-dropped", level: "info" } as const] : []),
    ...(start ? [{ code: "starts-at", level: "info", fill: { n: start } } as const] : []),
  ];
  return {
    links: [
      { code: "short", url: `https://youtu.be/${id}${moment("?t=")}` },
      { code: "watch", url: `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}s` : ""}` },
      { code: "embed", url: `https://www.youtube-nocookie.com/embed/${id}${moment("?start=")}` },
    ],
    notes,
  };
};

/** The moment in the link in the field `link`, as written; empty if it has none. */
export const fieldsFromVideo: FieldReader = (values): Values => {
  const url = readTarget(values["link"] ?? "");
  const moment = url ? momentIn(url) : "";
  return url ? { start: readTimecode(moment) ? moment : "" } : {};
};

function momentIn({ searchParams, hash, pathname, search }: URL): string {
  // Older links have the moment after a #, and YouTube's player uses another name if it was watched already.
  const given = searchParams.get("t") ?? searchParams.get("start") ?? searchParams.get("time_continue");
  const behind = /^#(?:.*&)?t=([^&]+)/.exec(hash)?.[1];
  // People confuse ? and & when they add it to a copied link.
  const moment = given ?? behind ?? /[?&]t=([^&?]+)/.exec(decodePart(pathname + search))?.[1] ?? "";
  return moment.replace(/[.,;!?)»…]+$/, "");
}

function readId(url: URL): string | undefined {
  const inPath = isUnder(url.hostname, "youtu.be")
    ? /^\/(?:shorts\/)?([^/]+)/.exec(url.pathname)?.[1]
    : /^\/(?:shorts|embed|live|v|video|watch|e)\/([^/]+)/.exec(url.pathname)?.[1];
  // What directly follows the id is the end of a sentence, or a parameter after the wrong separator.
  return ID.exec(url.searchParams.get("v") ?? inPath ?? "")?.[0];
}

function fileLink(url: URL, start?: number): ReturnType<ConvertOf<"youtube">> {
  if (!/\.(mp4|webm|ogv|mov|m4v|mp3|m4a|ogg)$/i.test(url.pathname)) return stop("link", "not-a-video");
  if (start !== undefined) url.hash = start ? `t=${start}` : "";
  return { links: [{ code: "file", url: url.href }], notes: [{ code: "media-fragment", level: "info" }] };
}
