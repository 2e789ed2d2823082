import { readdirSync, readFileSync } from "node:fs";
import { PLACEHOLDER_NAMES } from "../../../src/content/tools/message-placeholders";
import {
  besideFields,
  interpolate,
  messageText,
  PLACEHOLDER,
  problemOf,
  type ResolvedNote,
} from "../../../src/tools/messages";

/** ~ stands for U+00A0 and ^ for U+202F. */
const shown = (text: string) => text.replace(/\u00A0/g, "~").replace(/\u202F/g, "^");

describe("filling numbers and words into a message", () => {
  it.each([
    ["{n}\u00A0caractères sur {max}.", { n: 4096, max: 10_000 }, "4^096~caractères sur 10^000."],
    ["{n}\u00A0caractères de moins", { n: 2 }, "2~caractères de moins"],
    ["{n}\u00A0caractères de moins", { n: 1 }, "1~caractère de moins"],
    ["{n} caractères", { n: 0 }, "0 caractère"],
    ["comptez {n}\u00A0mm", { n: 12.5 }, "comptez 12,5~mm"],
    ["L'offre {mot} : {autre} clics", { mot: "PRO", autre: "8 000" }, "L'offre PRO : 8 000 clics"],
    ["{mot} caractères", { mot: "1" }, "1 caractères"],
    ["{n} caractères, {mot}", {}, "{n} caractères, {mot}"],
    ["{n} et {marque}", { n: 1 }, "1 et {marque}"],
  ])("%j with %j", (text, fill, filled) => {
    expect(shown(interpolate(text, fill))).toBe(filled);
  });

  it("shows a field's problem below it, and all other messages beside", () => {
    const notes: ResolvedNote[] = [
      { level: "problem", field: "link", text: "Lien illisible" },
      { level: "problem", field: "source", text: "Source illisible" },
      { level: "warning", field: "source", text: "Source longue" },
      { level: "problem", text: "Rien à coder" },
    ];
    expect(problemOf(notes, "source")).toBe("Source illisible");
    expect(problemOf(notes, "medium")).toBeUndefined();
    expect(besideFields(notes).map(({ text }) => text)).toEqual(["Source longue", "Rien à coder"]);
  });

  it("shows the code if the words do not contain it", () => {
    expect(messageText([], { code: "too-long" })).toBe("too-long");
  });

  it("fills exactly the placeholders that the content checks know", () => {
    expect(PLACEHOLDER.source).toMatch(`{(${PLACEHOLDER_NAMES.join("|")})`);
  });

  it("knows the singular of every plural in the tools' words", () => {
    const texts = readdirSync("data/outils").map((name) => readFileSync(`data/outils/${name}`, "utf8"));
    const counted = texts.flatMap((text) => text.match(/\{n\} \p{Ll}+s(?!\p{L})/gu) ?? []);
    expect(counted.length).toBeGreaterThan(10);
    for (const place of counted) expect(interpolate(place, { n: 1 })).toMatch(/^1 \p{Ll}+(?<!s)$/u);
  });
});
