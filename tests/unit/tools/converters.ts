import fc from "fast-check";
import { readFileSync } from "node:fs";
import { parseUrl } from "../../../src/content/links/parse-url";
import { type Conversion, type Convert, LONG_LINK } from "../../../src/tools/conversion";
import { HOSTILE } from "../../hostile-texts";
import { hostileText } from "./hostile-text";

interface Words {
  inputs: { name: string; value: string; options?: { value: string }[] }[];
  results: { code: string }[];
  messages: { code: string; text: string }[];
}

/** The words of a converter, as the writers wrote them. */
export const wordsOf = (name: string) => JSON.parse(readFileSync(`data/outils/${name}.json`, "utf8")) as Words;

/** The converter's result for the example in its words. */
export const atRest = (name: string, convert: Convert): Conversion =>
  convert(Object.fromEntries(wordsOf(name).inputs.map(({ name: field, value }) => [field, value])));

/** The URL of one result. */
export const made = ({ links }: Conversion, code: string) => links.find((link) => link.code === code)?.url;

export const codes = ({ notes }: Conversion) => notes.map(({ code }) => code);

/** Expects at least one link, and that each one, pasted back into `link`, gives the same result. */
export function expectLinksAgain(convert: Convert, link: string) {
  const first = convert({ link });
  expect(first.links).not.toEqual([]);
  for (const { url } of first.links) expect(convert({ link: url })).toEqual(first);
}

/**
 * Expects that a link of 2,000 characters has no warning, and that one more character has one.
 * @param make converts a text with this many letters
 */
export function expectLongLinksTold(make: (letters: number) => Conversion) {
  const room = LONG_LINK - make(1).links[0]!.url.length + 1;
  expect(codes(make(room))).not.toContain("too-long");
  const fill = { n: LONG_LINK + 1, max: LONG_LINK };
  expect(make(room + 1).notes).toContainEqual({ code: "too-long", level: "warning", fill });
}

/**
 * Tests that apply to every converter.
 * @param prefixes what its links may start with: no typed text can change the scheme or host
 */
export function describeConverter(name: string, convert: Convert, prefixes: readonly RegExp[]) {
  const words = wordsOf(name);
  const fields = words.inputs.map(({ name: field }) => field);
  const values = fc.record(Object.fromEntries(fields.map((field) => [field, hostileText])));

  test("never throws, and always gives a link or a note", () => {
    fc.assert(
      fc.property(values, (typed) => {
        const { links, notes } = convert(typed);
        expect(links.length + notes.length).toBeGreaterThan(0);
      }),
      { numRuns: 300, examples: HOSTILE.map((text) => [Object.fromEntries(fields.map((field) => [field, text]))]) },
    );
  });

  test("gives only valid links of its own kind, without spaces, quotes or markup", () => {
    const oneHostile = fc.tuple(fc.constantFrom(...fields), hostileText).map(([field, text]) => ({
      ...Object.fromEntries(words.inputs.map(({ name: key, value }) => [key, value])),
      [field]: text,
    }));
    fc.assert(
      fc.property(fc.oneof(values, oneHostile), (typed) => {
        for (const { url } of convert(typed).links) {
          expect(prefixes.some((prefix) => prefix.test(url))).toBe(true);
          expect(parseUrl(url)).toBeDefined();
          expect(url).not.toMatch(/[\s"<>]/);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("has words for every note and every link", () => {
    const results = words.results.map(({ code }) => code);
    const messages = words.messages.map(({ code }) => code);
    fc.assert(
      fc.property(values, (typed) => {
        const { links, notes } = convert(typed);
        expect(results).toEqual(expect.arrayContaining(links.map(({ code }) => code)));
        expect(messages).toEqual(expect.arrayContaining(notes.map(({ code }) => code)));
      }),
      { numRuns: 300 },
    );
    const rest = atRest(name, convert);
    expect(rest.links.length).toBeGreaterThan(0);
    expect(messages).toEqual(expect.arrayContaining(codes(rest)));
  });
}
