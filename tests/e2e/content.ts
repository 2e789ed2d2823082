import { readFileSync } from "node:fs";

/** Reads a file of `data/`, so that a test's expected words come from the content and are never retyped. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const content = (file: string): any => JSON.parse(readFileSync(`${__dirname}/../../data/${file}.json`, "utf8"));

const { name } = content("site") as { name: string };

/** A text of `data/` as the page shows it, with plain spaces: events carry it so. */
export const shown = (text: string) => text.replaceAll("{marque}", name).replaceAll("'", "’");
