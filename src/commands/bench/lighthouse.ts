import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { freePort } from "../../hosting/port";
import { BROWSER_FLAGS } from "../system/browser";

/** Lighthouse is heavy and the site never needs it: it has its own package.json. */
const FOLDER = path.join("tests", "bench");
const INSTALLED = path.join(FOLDER, "node_modules", "lighthouse");

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** What one visit measured. Times in milliseconds, sizes in bytes over the network, scores from 0 to 100. */
export interface Visit {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  scores: Partial<Record<Category, number>>;
  bytes: Record<string, number>;
  /** The audits that cost points, so that they can be fixed. */
  failed: string[];
}

interface Audit {
  score: number | null;
  numericValue?: number;
  details?: { items?: { resourceType?: string; transferSize?: number }[] };
}

/** The part of Lighthouse's report that is read here. */
interface Report {
  runtimeError?: { message: string };
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: "error"; onlyCategories: readonly string[] },
) => Promise<{ lhr: Report } | undefined>;

/**
 * Installs Lighthouse from its own lock file, unless that version is installed.
 * @throws Error that names the command to run, if that fails
 */
export function ensureLighthouse(): void {
  const wanted: string = JSON.parse(readFileSync(path.join(FOLDER, "package.json"), "utf8")).dependencies.lighthouse;
  const manifest = path.join(INSTALLED, "package.json");
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).version === wanted) return;
  console.log(`Installing Lighthouse ${wanted} into ${FOLDER}/node_modules (about a minute, once)…`);
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync(npm, args, { cwd: FOLDER, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) throw new Error(`Lighthouse could not be installed. Run \`npm ci\` in ${FOLDER}/ to see why.`);
}

/**
 * Visits a page with Lighthouse's default settings (a simulated mobile phone on a slow network), in a fresh browser.
 * @param executablePath the Chromium
 * @throws Error with Lighthouse's message if the page could not be measured
 */
export async function visit(url: string, categories: readonly Category[], executablePath: string): Promise<Visit> {
  const { default: lighthouse } = (await import(pathToFileURL(path.resolve(INSTALLED, "core", "index.js")).href)) as {
    default: Lighthouse;
  };
  const port = await freePort();
  const args = [...BROWSER_FLAGS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: categories });
    if (!result) throw new Error(`${url}: Lighthouse gave no report`);
    return read(url, result.lhr);
  } finally {
    await browser.close();
  }
}

function read(url: string, { runtimeError, audits, categories }: Report): Visit {
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const time = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const items = audits["resource-summary"]?.details?.items ?? [];
  const failed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995).map(({ id }) => id),
  );
  return {
    fcp: time("first-contentful-paint"),
    lcp: time("largest-contentful-paint"),
    tbt: time("total-blocking-time"),
    cls: time("cumulative-layout-shift"),
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    bytes: Object.fromEntries(
      items.map(({ resourceType = "other", transferSize = 0 }) => [resourceType, transferSize]),
    ),
    failed,
  };
}
