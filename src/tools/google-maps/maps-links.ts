import type { MessageCode, ResultCode } from "../../content/tools/names";
import { TRAVEL_MODES } from "../../content/tools/terms";
import { decode, encode, isUnder } from "../reading/address";
import { readTarget } from "../reading/unwrap";
import { tidy } from "../reading/clean-text";
import { type ConvertOf, type FieldReader, type MadeLink, type NoteOf, stop } from "../conversion";
import type { Values } from "../state/fragment";
import { isGoogle } from "../reading/host";
import { MESSAGE_OR_CALL, RUN_OR_LOCAL } from "../reading/pasted";

/** The documented limit of a Maps URL. */
const LONGEST = 2_048;
/** `48,8566, 2,3522`: Maps requires decimal points, and one comma between the two. */
const COORDINATES = /^([+-]?\d{1,2})[.,](\d+)(?:\s*[,;]\s*|\s+)([+-]?\d{1,3})[.,](\d+)$/;
/** `geo:48.8566,2.3522,35;u=10?z=17`, which phones open as a place; `?q=` has its name, or its label in brackets. */
const GEO = /^geo:\/*([+-]?\d{1,2}(?:\.\d+)?),\s*([+-]?\d{1,3}(?:\.\d+)?)(?:[,;]|$)/i;
const LABELLED = /^([+-]?[\d.]+,\s*[+-]?[\d.]+)\s*\(.*\)$/;

/** A place without what some links put around it: `loc:47.1,5.2 (Dijon)`. */
const bare = (text: string) => text.replace(/^loc:\s*/i, "").replace(LABELLED, "$1");
/** A place's coordinates in its own link; those after `@` are the map's centre. */
const POINT = /^\/maps\/place\/.*(?:!|%21)3d(-?[\d.]+)(?:!|%21)4d(-?[\d.]+)/;
const MODES: readonly string[] = TRAVEL_MODES;
/** The letters of these modes in older links, in the same order. */
const LETTERS = "dbwr";

/**
 * Makes Google Maps links in the documented, keyless form `api=1`, which open the app if there is one.
 * @param values `place` (a name, an address, coordinates, a `geo:` or a copied Maps link), `origin` (the same) and
 *   `mode`, both optional
 * @returns `search`, which shows the place, and `directions`, the route there through the stops of a copied route
 */
export const mapsLinks: ConvertOf<"google-maps"> = (values) => {
  const place = placeOf(tidy(values["place"]));
  if (!place) return stop("place", "place-missing");
  if (place.problem) return stop("place", place.problem);
  const origin = placeOf(tidy(values["origin"]));
  if (origin?.problem) return stop("origin", origin.problem);
  const mode = MODES.includes(values["mode"] ?? "") ? values["mode"] : "";
  const links: MadeLink<ResultCode<"google-maps">>[] = [
    {
      code: "search",
      url: `https://www.google.com/maps/search/?api=1&query=${encode(place.query)}${idOf("query", place)}`,
    },
    {
      code: "directions",
      url: [
        `https://www.google.com/maps/dir/?api=1&destination=${encode(place.query)}${idOf("destination", place)}`,
        origin && `&origin=${encode(origin.query)}${idOf("origin", origin)}`,
        place.stops && `&waypoints=${encode(place.stops.join("|"))}`,
        mode && `&travelmode=${mode}`,
      ].join(""),
    },
  ];
  if (links.some(({ url }) => url.length > LONGEST)) return stop("place", "too-long", { max: LONGEST });
  const notes: NoteOf<"google-maps">[] = [
    ...(origin ? [] : [{ code: "from-here", level: "info" } as const]),
    ...(place.fromLink ? [{ code: "read-from-link", level: "info", fill: { mot: place.query } } as const] : []),
    ...(place.stops ? [{ code: "stops", level: "info", fill: { mot: place.stops.join(", ") } } as const] : []),
    ...(place.id || !isVague(place.query) ? [] : [{ code: "vague", level: "warning" } as const]),
  ];
  return { links, notes };
};

/** Google's other services have hosts of their own. */
const isMaps = (host: string) => /^((www|maps)\.)?google\./.test(host) && isGoogle(host);

/** A name alone, which several places may have. */
const isVague = (query: string) => !/[\d,]/.test(query);

/** A number and a comma: a postal address, which is more precise than its point, or coordinates. */
const isAddress = (query: string) => /^(?=\D*\d)[^,]*,/.test(query);

interface Place {
  query: string;
  /** Google's id of the place, beside which the query is only a label. */
  id?: string;
  /** The stops on the way of the route in its link, if any. */
  stops?: string[];
  fromLink?: boolean;
  problem?: MessageCode<"google-maps">;
}

const idOf = (parameter: string, { id }: Place) => (id ? `&${parameter}_place_id=${id}` : "");

function placeOf(typed: string): Place | undefined {
  if (!typed) return undefined;
  if (/^geo:/i.test(typed)) return placeOfGeo(typed);
  const url = readTarget(typed);
  const isMap = url && isMaps(url.hostname);
  const isShort = url && isUnder(url.hostname, "goo.gl");
  if (!isMap && !isShort)
    return [/^https?:/i, RUN_OR_LOCAL, MESSAGE_OR_CALL].some((scheme) => scheme.test(typed))
      ? { query: "", problem: "not-a-place" }
      : { query: typed.replace(COORDINATES, "$1.$2,$3.$4") };
  if (isShort) {
    // A phone shares the name of the place, its address, and a link that does not contain its target.
    const before = tidy(typed.replace(/https?:.*/i, ""));
    return before !== typed && isAddress(before)
      ? { query: before, fromLink: true }
      : { query: "", problem: "short-link" };
  }
  // A custom map, and a URL that wraps another one, show no place of their own.
  if (/^\/(maps\/(d|ms)(\/|$)|url$)/.test(url.pathname)) return { query: "", problem: "not-a-place" };
  const names = namesIn(url.pathname);
  const name = names.pop();
  const parameter = (...keys: string[]) => keys.flatMap((key) => url.searchParams.get(key) ?? [])[0];
  // In older links the stops come before the destination: `daddr=Dijon to:Lyon`.
  const ends = (parameter("daddr")?.split(/\s+to:\s*/) ?? []).filter(Boolean).map(bare);
  const end = ends.pop();
  const asked = parameter("query", "q", "destination");
  const given = asked === undefined ? end : bare(asked);
  const centre =
    /^(?!.*\/dir\/).*@(-?\d{1,3}\.\d+,-?\d{1,3}\.\d+)/.exec(url.pathname)?.[1] ??
    parameter("center", "viewpoint", "ll");
  const query = tidy(name ? decode(name) : (given ?? centre ?? ""));
  const named = /^place_id:(.*)/i.exec(query)?.[1];
  const id = named ?? url.searchParams.get("query_place_id") ?? url.searchParams.get("destination_place_id") ?? "";
  const [, latitude, longitude] = (!id && !isAddress(query) && POINT.exec(url.pathname)) || [];
  if (latitude) return { query: `${latitude},${longitude}`, fromLink: true };
  if (!query) return { query: "", problem: "not-a-place" };
  const stops = ([...names.map(decode), ...ends].join("|") || (url.searchParams.get("waypoints") ?? ""))
    .split("|")
    .map((stop) => tidy(stop))
    .filter(Boolean);
  return { query, id: /^[\w-]+$/.test(id) ? id : "", ...(stops[0] && { stops }), fromLink: true };
}

function placeOfGeo(typed: string): Place {
  const [point = "", ...rest] = typed.split("?");
  const asked = tidy(new URLSearchParams(rest.join("?")).get("q") ?? "").replace(LABELLED, "$1");
  const [, latitude, longitude] = GEO.exec(point) ?? [];
  const query = asked.replace(COORDINATES, "$1.$2,$3.$4") || (latitude && `${latitude},${longitude}`);
  return query ? { query, fromLink: true } : { query: "", problem: "not-a-place" };
}

/** The origin and the travel mode of the route in the field `place`. */
export const carriedJourney: FieldReader = (values): Values => {
  const url = readTarget(values["place"] ?? "");
  if (!url || !isMaps(url.hostname)) return {};
  const { searchParams } = url;
  const [path = "", data = ""] = url.pathname.split("/data=");
  const [, start = ""] = /\/maps\/dir\/([^/@]+)\/[^/@]/.exec(path) ?? [];
  const origin = tidy(decode(start) || (searchParams.get("origin") ?? searchParams.get("saddr") ?? ""));
  const [, number] = /^.*(?:!|%21)3e(\d+)/.exec(path.includes("/maps/dir/") ? data : "") ?? [];
  const letter = searchParams.get("dirflg")?.[0] ?? " ";
  const mode = searchParams.get("travelmode") ?? MODES[Number(number ?? LETTERS.indexOf(letter))] ?? "";
  return { ...(origin && { origin }), ...(MODES.includes(mode) && { mode }) };
};

/** The names in a path: a place, a search, or a route without its start. What follows `@` is the map's centre. */
function namesIn(path: string): string[] {
  const [, kind, rest = ""] = /\/maps\/(place|search|dir)\/(.*)/.exec(path) ?? [];
  const names = rest.replace(/(^|\/)(@|data=).*/, "").split("/");
  return kind === "dir" ? names.slice(1).filter(Boolean) : names.slice(0, 1);
}
