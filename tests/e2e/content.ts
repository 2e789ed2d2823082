import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { canonicalAddress } from "../../src/content/links/addresses";
import { inFrench } from "../../src/content/text/prose";
import { readSite } from "../../src/content/site";
import { FAMILIES, type Family } from "../../src/content/vocabulary";

/* The writers' own files are the source of every expected string. */

const DATA = path.join(process.cwd(), "data");

/** The brand and the hosts that the tested site was built with. */
export const site = readSite(DATA, process.env);

/** The app's host, and its sign-up and sign-in pages. */
export const app = new URL(site.appUrl);
export const SIGN_UP = site.appUrl + site.signUpPath;
export const SIGN_IN = site.appUrl + site.signInPath;

/** The app's host on a port that is not the app's. */
export const OTHER_PORT = `${app.hostname}:${app.port === "444" ? 445 : 444}`;

/** Reads a file of `data/` as the visitor reads it. */
export function content(file: string) {
  return JSON.parse(readFileSync(path.join(DATA, file), "utf8"), (_, value: unknown) =>
    typeof value === "string" ? inFrench(value, site) : value,
  );
}

/** One generated page: where it is, and the title that its entry gives it. */
interface GeneratedPage {
  family: Family;
  key: string;
  address: string;
  title: string;
}

const { headline } = content("lien-en-bio.json");

function titleOf(family: Family, entry: { name: string; title: string; seoTitle: string }): string {
  if (family === "lien-en-bio") return `${headline} ${entry.name}`;
  return family === "qrcode" ? entry.seoTitle : entry.title;
}

/** Every page that is generated from an entry. */
export const generatedPages: GeneratedPage[] = FAMILIES.flatMap((family) =>
  readdirSync(path.join(DATA, family)).map((file) => {
    const key = path.basename(file, ".json");
    const title = titleOf(family, content(`${family}/${file}`));
    return { family, key, address: canonicalAddress(family, key), title };
  }),
);

/** Every canonical address of the site, with its title. */
export const allPages = [
  { address: "/", title: content("landing/hero.json").pageTitle as string },
  { address: "/accessibilite", title: content("accessibilite.json").pageTitle as string },
  { address: "/blog", title: content("blog.json").pageTitle as string },
  ...generatedPages,
];

/** A page of each kind, a heavy one if there are several. */
export const EACH_KIND = [
  "/",
  "/lien-en-bio/instagram",
  "/qrcode/carte-de-visite",
  "/raccourcir-lien",
  "/raccourcir-lien/zoom",
  "/blog",
  "/accessibilite",
  "/nope",
];
