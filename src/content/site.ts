import { readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { siteShape } from "./site-shape";

export type Site = z.infer<typeof siteShape>;

/** The environment variables that override a fact of `data/site.json` for one deployment. */
export const SITE_VARIABLES = { siteUrl: "GATSBY_SITE_URL", appUrl: "GATSBY_APP_URL" } as const;

/** Every environment variable that holds a URL. */
export const URL_VARIABLES = [...Object.values(SITE_VARIABLES), "GATSBY_ANALYTICS_URL"] as const;

type Environment = Record<string, string | undefined>;

/** A host's address without the slash that people like to end it with. */
const withoutSlash = (url: string) => url.replace(/\/+$/, "");

/**
 * Reads the brand and the hosts (decisions, "Brand and configuration").
 * @param dataFolder path of `data/`
 * @param environment variables of the process; `GATSBY_SITE_URL` and `GATSBY_APP_URL` win over the file
 * @returns the file's facts; placeholders where the file cannot be read, which the content checks report
 */
export function readSite(dataFolder: string, environment: Environment): Site {
  let file: Partial<Site> = {};
  try {
    file = JSON.parse(readFileSync(path.join(dataFolder, "site.json"), "utf8"));
  } catch {
    file = {};
  }
  return deployedSite(file, environment);
}

/**
 * The brand and the hosts as they are deployed.
 * @param file what `data/site.json` says, as far as it can be read
 * @param environment variables of the process, which win over the file
 */
export function deployedSite(file: Partial<Site>, environment: Environment): Site {
  const siteUrl = environment[SITE_VARIABLES.siteUrl] || file.siteUrl || "https://localhost";
  const appUrl = environment[SITE_VARIABLES.appUrl] || file.appUrl || "https://localhost";
  return { ...file, siteUrl: withoutSlash(siteUrl), appUrl: withoutSlash(appUrl) } as Site;
}
