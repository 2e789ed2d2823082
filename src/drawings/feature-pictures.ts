import { OFFERINGS } from "../content/vocabulary";
import type { Color } from "../design/tokens";
import { SCHEMES, schemes } from "../design/schemes";
import { featureAddress } from "./feature-address";
import { scenes } from "./feature-scenes";

/* A picture cannot read the page's custom properties: each scheme has its own file with its colours. */

interface Look {
  fill?: Color;
  stroke?: Color | "none";
  width?: number;
}

/** The default style of a scene's lines; a class may override it. */
const LINE = { stroke: "ink", width: 2.5 } as const satisfies Look;

/**
 * The vocabulary of the scenes: a pill is a thick round-capped line, words are short ones, a sheet is an outline filled
 * with paper.
 */
const LOOKS: Record<string, Look> = {
  sheet: { fill: "raised" },
  pill: { width: 22 },
  slim: { width: 13 },
  words: { width: 4, stroke: "edge" },
  blue: { stroke: "blue" },
  mimosa: { stroke: "mimosa" },
  faint: { stroke: "line" },
  on: { width: 4, stroke: "onBlue" },
  seal: { stroke: "onMimosa" },
  sky: { fill: "blueSoft", stroke: "none" },
  sun: { fill: "mimosa", stroke: "none" },
  sea: { fill: "blue", stroke: "none" },
};

/**
 * The pictures of the offerings, in both colour schemes: attributes rather than a style block, which the content
 * security policy would block in a picture opened on its own.
 * @returns the path and the SVG document of each
 */
export function featurePictures(): Map<string, string> {
  return new Map(
    OFFERINGS.flatMap((offering) =>
      SCHEMES.map((scheme) => [featureAddress(offering, scheme), picture(scenes[offering], schemes[scheme])] as const),
    ),
  );
}

function picture(scene: string, colors: Record<Color, string>): string {
  const painted = (name: "fill" | "stroke", value: Color | "none") =>
    `${name}="${value === "none" ? value : shortest(colors[value])}"`;
  const attributes = ({ fill, stroke, width }: Look) =>
    [fill && painted("fill", fill), stroke && painted("stroke", stroke), width && `stroke-width="${width}"`]
      .filter(Boolean)
      .join(" ");
  const elements = scene
    .replace(/\n\s*/g, "")
    .replace(/class="([^"]*)"/g, (_, classes: string) =>
      attributes(Object.assign({}, ...classes.split(" ").map(lookOf)) as Look),
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 120" fill="none" ${attributes(LINE)} stroke-linecap="round" stroke-linejoin="round">${elements}</svg>`;
}

function lookOf(name: string): Look {
  const look = LOOKS[name];
  if (!look)
    throw new Error(`No line of a scene looks "${name}": src/drawings/feature-pictures.ts names those there are.`);
  return look;
}

/** `#fff` for `#ffffff`. */
const shortest = (hex: string) => hex.replace(/^#(.)\1(.)\2(.)\3$/, "#$1$2$3");
