import { readFileSync } from "node:fs";
import { addressOf } from "../../src/content/links/page-address";
import { readContent } from "../../src/content/files/read-content";
import type { IndexedPage } from "../../src/sections/page-index";
import type { ServiceRule } from "../../src/tools/doctor/service";
import { readBuilt } from "./site";

type Written = Partial<Pick<IndexedPage, "synonyms">> & { doctor?: Omit<ServiceRule, "path" | "label"> };

/** What the writers gave each page, by its address. */
const written = new Map(
  readContent("data").flatMap(({ path }) => {
    const address = addressOf(path);
    return address ? [[address, JSON.parse(straight(readFileSync(`data/${path}`, "utf8"))) as Written] as const] : [];
  }),
);

/** The text as it was typed: the build replaces apostrophes and spaces with typographic ones. */
function straight(text: string): string {
  return text.replaceAll("’", "'").replace(/\s/g, " ");
}

test("the link doctor gets the complete service rules of every page", () => {
  const rules = JSON.parse(straight(readBuilt("/doctor.json"))) as ServiceRule[];
  const got = rules.map(({ path, label: _, ...rule }) => [path, rule]);
  const given = [...written].flatMap(([address, { doctor }]) => (doctor ? [[address, doctor]] : []));
  expect(Object.fromEntries(got)).toEqual(Object.fromEntries(given));
});

test("the index for the not-found pages lists every page with all its synonyms", () => {
  const index = JSON.parse(straight(readBuilt("/pages.json"))) as IndexedPage[];
  const got = index.map(({ path, synonyms }) => [path, synonyms]);
  const given = [...written].map(([address, { synonyms = [] }]) => [address, synonyms]);
  expect(Object.fromEntries(got)).toEqual(Object.fromEntries(given));
});
