import { readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { parseUrl } from "./links/parse-url";
import type { siteShape } from "./shapes/site";

export type Site = z.infer<typeof siteShape>;

/** The environment variables that override a fact of `data/site.json` for one deployment. */
export const SITE_VARIABLES = { siteUrl: "GATSBY_SITE_URL", appUrl: "GATSBY_APP_URL" } as const;

/** The variables that turn measurement on: the address of the events' collector, and its key. */
export const ANALYTICS_VARIABLES = { url: "GATSBY_ANALYTICS_URL", key: "GATSBY_ANALYTICS_KEY" } as const;

/** Every environment variable that holds a URL. */
export const URL_VARIABLES = [...Object.values(SITE_VARIABLES), ANALYTICS_VARIABLES.url] as const;

/** The variables of a process, by their names. */
export type Environment = Record<string, string | undefined>;

/** Placeholder if there is no usable address; the content checks report it and stop the build. */
export const NOWHERE = "https://localhost";

/**
 * A host's address as Gatsby can use it: accents encoded, no trailing slash.
 * @returns undefined if the value is not an address
 */
function hostOf(value: unknown): string | undefined {
  const url = typeof value === "string" && /^https?:\/\/[^/]/i.test(value) && parseUrl(value);
  return url ? `${url.origin}${url.pathname}`.replace(/\/+$/, "") : undefined;
}

/**
 * Reads the brand and the hosts (decisions, "Brand and configuration").
 * @param dataFolder path of `data/`
 * @param environment variables of the process; `GATSBY_SITE_URL` and `GATSBY_APP_URL` win over the file
 * @returns the file's facts; placeholders if it has no usable address, which the content checks report
 */
export function readSite(dataFolder: string, environment: Environment): Site {
  let file: unknown;
  try {
    file = JSON.parse(readFileSync(path.join(dataFolder, "site.json"), "utf8"));
  } catch {
    file = {};
  }
  const isGroup = typeof file === "object" && file !== null && !Array.isArray(file);
  return deployedSite(isGroup ? (file as Partial<Site>) : {}, environment);
}

/**
 * The brand and the hosts as they are deployed.
 * @param file the readable part of `data/site.json`
 * @param environment variables of the process, which win over the file
 */
export function deployedSite(file: Partial<Site>, environment: Environment): Site {
  const siteUrl = hostOf(environment[SITE_VARIABLES.siteUrl]) ?? hostOf(file.siteUrl) ?? NOWHERE;
  const appUrl = hostOf(environment[SITE_VARIABLES.appUrl]) ?? hostOf(file.appUrl) ?? NOWHERE;
  return { ...file, siteUrl, appUrl } as Site;
}
