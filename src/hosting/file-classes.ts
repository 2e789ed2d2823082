import { escapePattern } from "../content/text/escape-pattern";
import { TEXT_ENDINGS } from "./content-types";

/** A bundle's URL, with the digest of its content. */
export const BUNDLE = /^\/[^/]+-([0-9a-f]{20})\.js$/;

/** Gatsby's list of each kind of page's scripts; the build removes the copy that Gatsby inlines in every page. */
export const CHUNK_MAP = "/chunk-map.json";

/** Gatsby's internal files in the built site; folders end with a slash. */
export const GATSBY_FILES = [CHUNK_MAP, "/webpack.stats.json", "/_gatsby/"];

/** Files that static hosts read in the built site and never serve. */
export const HOST_FILES = ["/_headers", "/_redirects"];

const exactly = (file: string) => escapePattern(file) + (file.endsWith("/") ? "" : "$");

/** Files that are never served, by path inside the built site. */
export const NEVER_SERVED = new RegExp(`^(${[...HOST_FILES, ...GATSBY_FILES].map(exactly).join("|")})`);

const TEXTS = `\\.(${TEXT_ENDINGS})`;

/** The files that get compressed copies. */
export const TEXT = new RegExp(`${TEXTS}$`);

/** The compressed copies. No other archive is one: `prices.csv.gz` in `static/` is a download. */
export const COMPRESSED = new RegExp(`${TEXTS}\\.(br|gz)$`);

/** Files of the built site that only servers or the build use, or that are served at another URL. */
export const HIDDEN = new RegExp(
  [/\/\.(?!well-known(\/|$))/, COMPRESSED, NEVER_SERVED, /\/404\.html$/].map(({ source }) => source).join("|"),
);
