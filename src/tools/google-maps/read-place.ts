import type { MessageCode } from "../../content/tools/names";
import { decode, isUnder } from "../reading/address";
import { tidy } from "../reading/clean-text";
import { isGoogle } from "../reading/host";
import { MESSAGE_OR_CALL, RUN_OR_LOCAL } from "../reading/pasted";
import { readTarget } from "../reading/unwrap";
import { placeIdIn } from "./place-id";

/** `48,8566, 2,3522`: Maps requires decimal points, and one comma between the two. */
const COORDINATES = /^([+-]?\d{1,2})[.,](\d+)(?:\s*[,;]\s*|\s+)([+-]?\d{1,3})[.,](\d+)$/;
/** `geo:48.8566,2.3522,35;u=10?z=17`, which phones open as a place; `?q=` has its name, or its label in brackets. */
const GEO = /^geo:\/*([+-]?\d{1,2}(?:\.\d+)?),\s*([+-]?\d{1,3}(?:\.\d+)?)(?:[,;]|$)/i;
const LABELLED = /^([+-]?[\d.]+,\s*[+-]?[\d.]+)\s*\(.*\)$/;
/** A place's coordinates in its own link: without an id, its name alone may be that of several places. */
const POINT = /^\/maps\/place\/.*(?:!|%21)3d(-?[\d.]+)(?:!|%21)4d(-?[\d.]+)/;
/** The centre of the map; beside a route it is no place of the route. */
const CENTRE = /^(?!.*\/dir\/).*@(-?\d{1,3}\.\d+,-?\d{1,3}\.\d+)/;
/** A custom map, and a URL that wraps another one, show no place of their own. */
const SHOWS_NO_PLACE = /^\/(maps\/(d|ms)(\/|$)|url$)/;

/** What a visitor typed or pasted as a place. */
export interface Place {
  query: string;
  /** Google's id of the place, beside which the query is only a label. */
  id?: string;
  /** The stops on the way of the route in its link, if any. */
  stops?: string[];
  fromLink?: boolean;
  problem?: MessageCode<"google-maps">;
}

const NO_PLACE: Place = { query: "", problem: "not-a-place" };

const withPoints = (text: string) => text.replace(COORDINATES, "$1.$2,$3.$4");

/** A place without what some links put around it: `loc:47.1,5.2 (Dijon)`. */
const bare = (text: string) => text.replace(/^loc:\s*/i, "").replace(LABELLED, "$1");

/** A number and a comma: a postal address, which is more precise than its point, or coordinates. */
const isAddress = (query: string) => /^(?=\D*\d)[^,]*,/.test(query);

/** Whether a host is Google Maps: Google's other services have hosts of their own. */
export const isMaps = (host: string) => /^((www|maps)\.)?google\./.test(host) && isGoogle(host);

/**
 * Reads a place.
 * @param typed a name, an address, coordinates, a `geo:` link or one of Maps, without spaces around it
 * @returns the place, or the problem with it; undefined for an empty text
 */
export function readPlace(typed: string): Place | undefined {
  if (!typed) return undefined;
  if (/^geo:/i.test(typed)) return readGeo(typed);
  const url = readTarget(typed);
  if (url && isMaps(url.hostname)) return readMapsLink(url);
  if (url && isUnder(url.hostname, "goo.gl")) return readShared(typed);
  const isOtherLink = [/^https?:/i, RUN_OR_LOCAL, MESSAGE_OR_CALL].some((scheme) => scheme.test(typed));
  return isOtherLink ? NO_PLACE : { query: withPoints(typed) };
}

function readGeo(typed: string): Place {
  const [point = "", ...rest] = typed.split("?");
  const asked = tidy(new URLSearchParams(rest.join("?")).get("q") ?? "").replace(LABELLED, "$1");
  const [, latitude, longitude] = GEO.exec(point) ?? [];
  const query = withPoints(asked) || (latitude && `${latitude},${longitude}`);
  return query ? { query, fromLink: true } : NO_PLACE;
}

/** What a phone shares: the name of the place, its address, and a short link that does not contain its target. */
function readShared(typed: string): Place {
  const before = tidy(typed.replace(/https?:.*/i, ""));
  const hasAddress = before !== typed && isAddress(before);
  return hasAddress ? { query: before, fromLink: true } : { query: "", problem: "short-link" };
}

function readMapsLink({ pathname, searchParams }: URL): Place {
  if (SHOWS_NO_PLACE.test(pathname)) return NO_PLACE;
  const parameter = (...keys: string[]) => keys.flatMap((key) => searchParams.get(key) ?? [])[0];
  const names = namesIn(pathname);
  const name = names.pop();
  // In older links the stops come before the destination: `daddr=Dijon to:Lyon`.
  const ends = (parameter("daddr")?.split(/\s+to:\s*/) ?? []).filter(Boolean).map(bare);
  const end = ends.pop();
  const asked = parameter("query", "q", "destination");
  const given = asked === undefined ? end : bare(asked);
  const centre = CENTRE.exec(pathname)?.[1] ?? parameter("center", "viewpoint", "ll");
  const inPath = placeIdIn(pathname);
  const query = tidy(name ? decode(name) : (given ?? centre ?? (inPath && `place_id:${inPath}`)));
  const id =
    /^place_id:(.*)/i.exec(query)?.[1] ?? parameter("query_place_id", "destination_place_id") ?? (name ? inPath : "");
  const [, latitude, longitude] = (!id && !isAddress(query) && POINT.exec(pathname)) || [];
  if (latitude) return { query: `${latitude},${longitude}`, fromLink: true };
  if (!query) return NO_PLACE;
  const stops = ([...names.map(decode), ...ends].join("|") || (parameter("waypoints") ?? ""))
    .split("|")
    .map((stop) => tidy(stop))
    .filter(Boolean);
  return { query, id: /^[\w-]+$/.test(id) ? id : "", ...(stops[0] && { stops }), fromLink: true };
}

/**
 * The names in a path: a place, a search, or a route without its start. `@` comes before the map's centre, `data=` or
 * `am=` before how the map is shown.
 */
function namesIn(path: string): string[] {
  const [, kind, rest = ""] = /\/maps\/(place|search|dir)\/(.*)/.exec(path) ?? [];
  const names = rest.replace(/(^|\/)(@|[a-z]+=).*/, "").split("/");
  return kind === "dir" ? names.slice(1).filter(Boolean) : names.slice(0, 1);
}
