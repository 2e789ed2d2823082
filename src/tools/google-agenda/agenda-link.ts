import { encode } from "../reading/address";
import { tidy, tidyLines } from "../reading/clean-text";
import type { Values } from "../state/fragment";
import { type ConvertOf, type FieldReader, type NoteOf, stop, tooLong } from "../conversion";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Reads what a date field holds.
 * @param text `2027-03-13` or `2027-03-13T09:00`, seconds allowed
 * @returns the moment as a calendar writes it (midnight if it has no time), and as a number to compare; undefined if
 *   there is no such day
 */
export function readDateTime(text = ""): { stamp: string; time: number; hasTime: boolean } | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(tidy(text));
  if (!found) return undefined;
  const [, year = "", month = "", day = "", hours, minutes = "00", seconds = "00"] = found;
  const time = Date.UTC(+year, +month - 1, +day, +(hours ?? 0), +minutes, +seconds);
  if (stampOf(time).slice(0, 8) !== `${year}${month}${day}` || +minutes > 59 || +seconds > 59) return undefined;
  return { stamp: stampOf(time), time, hasTime: hours !== undefined };
}

const stampOf = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+Z$/g, "");

/**
 * Makes a link that opens a filled-in Google Calendar event.
 * @param values `title`, `start`, `end` (one hour later without it), `place`, `details`, `zone`
 * @returns `event`; its times are in `zone`, whatever the reader's zone. From midnight to midnight it takes whole days,
 *   the same ones everywhere
 */
export const agendaLink: ConvertOf<"google-agenda"> = (values) => {
  const title = tidy(values["title"]);
  if (!title) return stop("title", "title-missing");
  const start = readDateTime(values["start"]);
  if (!start) return stop("start", "not-a-date");
  const end = values["end"] ? readDateTime(values["end"]) : readDateTime(hourAfter(start.time));
  if (!end) return stop("end", "not-a-date");
  if (end.time <= start.time) return stop("end", "ends-too-soon");
  // A calendar takes two days or two moments, not one of each.
  const isWhole = [start, end].every(({ time }) => time % DAY_MS === 0);
  const [from, to] = [start, end].map(({ stamp }) => (isWhole ? stamp.slice(0, 8) : stamp));
  const zone = !isWhole && /^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(values["zone"] ?? "") ? values["zone"]! : "";
  const place = tidy(values["place"]);
  const details = tidyLines(values["details"]);
  const url = [
    `https://calendar.google.com/calendar/render?action=TEMPLATE&text=${encode(title)}`,
    `&dates=${from}/${to}`,
    zone && `&ctz=${zone.replace("+", "%2B")}`,
    place && `&location=${encode(place)}`,
    details && `&details=${encode(details)}`,
  ].join("");
  const hours = Math.round((end.time - start.time) / HOUR_MS);
  const long = tooLong(url);
  const notes: NoteOf<"google-agenda">[] = [
    ...(values["end"] ? [] : [{ code: "one-hour", level: "info" } as const]),
    ...(zone ? [{ code: "zone", level: "info" } as const] : []),
    ...(hours > 24 ? [{ code: "several-days", level: "warning", fill: { n: Math.ceil(hours / 24) } } as const] : []),
    ...(long.length > 0 ? long : [{ code: "length", level: "info", fill: { n: url.length } } as const]),
  ];
  return { links: [{ code: "event", url }], notes };
};

const hourAfter = (time: number) => new Date(time + HOUR_MS).toISOString().slice(0, 16);

/** The end that follows from the start until the visitor gives one: an hour later, as in calendars. */
export const fieldsFromStart: FieldReader = ({ start }): Values => {
  const moment = readDateTime(start);
  const end = moment?.hasTime ? hourAfter(moment.time) : "";
  return readDateTime(end) ? { end } : {};
};
