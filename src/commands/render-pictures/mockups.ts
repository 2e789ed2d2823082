import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DATA_FOLDER } from "../../content/project-folders";
import { inFrench } from "../../content/prose";
import { readSite } from "../../content/site";
import { type Scheme, SCHEMES, schemes } from "../../design/schemes";

const FOLDER = "src/drawings/mockups";

/** Holds the digest of the mockups from which the pictures were rendered. */
export const RENDERED = path.join(FOLDER, "rendered.txt");

/** A token's name as the mockups write it: `inkSoft` is `--ink-soft`. */
const spelledOut = (token: string) => token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The mock interfaces with the font, the colours and the brand in them.
 * @returns the HTML page of each picture, by the picture's file name
 */
export function mockups(): Map<string, string> {
  const site = readSite(DATA_FOLDER, {});
  const font = readFileSync("static/fonts/bricolage.woff2").toString("base64");
  const face = `@font-face{font-family:"Bricolage Grotesque";src:url(data:font/woff2;base64,${font});font-weight:600 800}`;
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
          .replaceAll("{domaineCourt}", inFrench("{domaineCourt}", site));
        return [file.replace(".html", scheme === "dark" ? "-dark.png" : ".png"), html] as const;
      }),
    ),
  );
}

/** Changes with anything that the pictures show: a mockup, a colour, the font, the brand. */
export const digestOf = (pages: ReadonlyMap<string, string>) =>
  createHash("sha256")
    .update(JSON.stringify([...pages]))
    .digest("hex");
