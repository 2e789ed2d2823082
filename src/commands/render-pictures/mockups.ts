import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Scheme, SCHEMES, schemes } from "../../design/schemes";

const FOLDER = "src/drawings/mockups";

/** Holds the digest of the mockups from which the pictures were rendered. */
export const RENDERED = path.join(FOLDER, "rendered.txt");

/** A token's name as the mockups write it: `inkSoft` is `--ink-soft`. */
const spelledOut = (token: string) => token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Where a mockup shows the brand's short domain. */
const SHORT_DOMAIN = "{domaineCourt}";

/**
 * The mock interfaces with the font and the colours inlined.
 * @param shortDomain what they show as the brand's short domain
 * @returns the HTML page of each picture, by the picture's file name
 */
export function mockups(shortDomain: string): Map<string, string> {
  const font = readFileSync("static/fonts/bricolage.woff2").toString("base64");
  const face = `@font-face{font-family:"Bricolage Grotesque";src:url(data:font/woff2;base64,${font});font-weight:700}`;
  const ground = readFileSync(path.join(FOLDER, "interface.css"), "utf8");
  const styleOf = (scheme: Scheme) => {
    const tokens = Object.entries(schemes[scheme]).map(([name, value]) => `--${spelledOut(name)}:${value}`);
    return `<style>${face}:root{${tokens.join(";")}}${ground}</style>`;
  };
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".html"));
  return new Map(
    files.sort().flatMap((file) =>
      SCHEMES.map((scheme) => {
        const html = readFileSync(path.join(FOLDER, file), "utf8")
          .replace("</title>", `</title>${styleOf(scheme)}`)
          .replaceAll(SHORT_DOMAIN, shortDomain);
        return [file.replace(".html", scheme === "dark" ? "-dark.png" : ".png"), html] as const;
      }),
    ),
  );
}

/**
 * Changes with what the pictures show: a mockup, a colour, the font. The brand is left out: changing it must take one
 * file.
 */
export const mockupsDigest = () =>
  createHash("sha256")
    .update(JSON.stringify([...mockups(SHORT_DOMAIN)]))
    .digest("hex");
