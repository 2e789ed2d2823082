import type { ResultCode } from "../../content/tools/names";
import { TRAVEL_MODES } from "../../content/tools/terms";
import { decode, encode } from "../reading/address";
import { tidy } from "../reading/clean-text";
import { readTarget } from "../reading/unwrap";
import { type ConvertOf, type FieldReader, type MadeLink, type NoteOf, stop } from "../conversion";
import type { Values } from "../state/fragment";
import { isMaps, type Place, readPlace } from "./read-place";

/** The documented limit of a Maps URL. */
const LONGEST = 2_048;
/** How many stops of a route Maps documents for a phone's browser; none at all by public transport. */
const MOST_STOPS = 3;
const MODES: readonly string[] = TRAVEL_MODES;
/** The letters of these modes in older links, in the same order. */
const LETTERS = "dbwr";
/** In a copied route, the first of its points is where its author was; the path has their coordinates. */
const FROM_HERE = /!4m\d+!1m1!4e1/;
const HERE = /^((my|current|your) location|(ma|votre) position)$/i;

/**
 * Makes Google Maps links in the documented, keyless form `api=1`, which open the app if there is one.
 * @param values `place` (a name, an address, coordinates, a `geo:` or a copied Maps link), `origin` (the same) and
 *   `mode`, both optional
 * @returns `search`, which shows the place, and `directions`, the route there through the stops of a copied route
 */
export const mapsLinks: ConvertOf<"google-maps"> = (values) => {
  const place = readPlace(tidy(values["place"]));
  if (!place) return stop("place", "place-missing");
  if (place.problem) return stop("place", place.problem);
  const origin = readPlace(tidy(values["origin"]));
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
    ...(place.stops && mode === "transit" ? [{ code: "stops-transit", level: "warning" } as const] : []),
    ...((place.stops?.length ?? 0) > MOST_STOPS && mode !== "transit"
      ? [{ code: "stops-many", level: "warning", fill: { max: MOST_STOPS } } as const]
      : []),
    ...(place.id || !isVague(place.query) ? [] : [{ code: "vague", level: "warning" } as const]),
  ];
  return { links, notes };
};

/** A name alone, which several places may have. */
const isVague = (query: string) => !/[\d,]/.test(query);

const idOf = (parameter: string, { id }: Place) => (id ? `&${parameter}_place_id=${id}` : "");

/** The origin and the travel mode of the route in the field `place`; its author's own position is no origin. */
export const fieldsFromPlace: FieldReader = (values): Values => {
  const url = readTarget(values["place"] ?? "");
  if (!url || !isMaps(url.hostname)) return {};
  const { searchParams } = url;
  const [path = "", data = ""] = url.pathname.split("/data=");
  const route = path.includes("/maps/dir/") ? decode(data) : "";
  const [, start = ""] = /\/maps\/dir\/([^/@]+)\/[^/@]/.exec(path) ?? [];
  const named = tidy(decode(start) || (searchParams.get("origin") ?? searchParams.get("saddr") ?? ""));
  const origin = FROM_HERE.test(route) || HERE.test(named) ? "" : named;
  const [, number] = /^.*!3e(\d+)/.exec(route) ?? [];
  const letter = searchParams.get("dirflg")?.[0] ?? " ";
  const mode = searchParams.get("travelmode") ?? MODES[Number(number ?? LETTERS.indexOf(letter))] ?? "";
  return { ...(origin && { origin }), ...(MODES.includes(mode) && { mode }) };
};
