import { readFileSync } from "node:fs";
import type { BadFile } from "./bad-file";

export const SITE_FACTS = JSON.parse(readFileSync("data/site.json", "utf8"));

const lineOf = (name: string, text: string) => text.split("\n").findIndex((row) => row.includes(`"${name}":`)) + 1;

const wrong = (field: string, values: readonly string[], message: RegExp, remedy: RegExp): BadFile[] =>
  values.map((value) => {
    const text = JSON.stringify({ ...SITE_FACTS, [field]: value }, null, 2);
    const line = lineOf(field, text);
    return { mistake: `${field} as « ${value} »`, path: "site.json", text, line, field, message, remedy };
  });

const HOSTS = [
  "https://www.x.fr?a=1",
  "https://www.x.fr/#haut",
  "https://moi:secret@www.x.fr",
  "https://https://www.x.fr",
  "https://..",
  "https://-",
  "https://,",
  "https://www..fr",
  " https://www.x.fr",
  "https://www.x.fr ",
  "https://www.été.fr",
  "https:x",
  "ftp://www.x.fr",
  "https://www.x.fr:99999",
  "https://www.x.fr:65536",
  "https://www.x.fr:0",
];

/** Wrong facts in `site.json`, which every page would repeat. */
export const WRONG_SITE: BadFile[] = [
  ...["siteUrl", "appUrl"].flatMap((field) =>
    wrong(field, HOSTS, /adresse complète/, /https:\/\/ et le nom de domaine/),
  ),
  ...wrong(
    "siteUrl",
    ["https://www.x.fr/fr", "https://www.x.fr/fr/"],
    /^cette adresse porte un chemin/,
    /racine d’un domaine/,
  ),
  ...["signUpPath", "signInPath"].flatMap((field) =>
    wrong(
      field,
      ["inscription", "/mon inscription", "//inscription", "/a//b", "/a\\b", "/ "],
      /forme attendue/,
      /barre double/,
    ),
  ),
  ...wrong(
    "support",
    [
      "mailto:",
      "https://",
      "mailto:support",
      "mailto:aide@support",
      "aide@x.fr",
      "mailto:hélène@x.fr",
      "https://x.fr/accès",
      "http://x.fr/aide",
    ],
    /forme attendue/,
    /mailto: et une adresse/,
  ),
  ...["http://x.fr/confidentialite", "app:confidentialite", "app:/ma page", "/confidentialite"].map((privacy) => {
    const text = JSON.stringify({ ...SITE_FACTS, legal: { ...SITE_FACTS.legal, privacy } }, null, 2);
    return {
      mistake: `a legal document as « ${privacy} »`,
      path: "site.json",
      text,
      line: lineOf("privacy", text),
      field: "legal.privacy",
      message: /forme attendue/,
      remedy: /app:\/ et la suite, ou une adresse entière/,
    };
  }),
  ...wrong("locale", ["fr", "en-US", "fr-fr", "fr_FR"], /forme attendue/, /fr, un trait d’union et deux majuscules/),
  ...wrong(
    "shortDomain",
    ["..", "-", "maillon", "a..b", "https://mln.example", "Mln.example"],
    /forme/,
    /domaine seul/,
  ),
];
