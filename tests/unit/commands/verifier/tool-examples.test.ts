import { readFileSync } from "node:fs";
import { checkToolExamples } from "../../../../src/commands/verifier/tool-examples";
import { checkDocument } from "../../../../src/content/checks/document";
import { TOOL_NAMES } from "../../../../src/content/tools/names";
import type { Tool } from "../../../../src/content/vocabulary";
import { plain } from "../../content/bad-files/bad-file";

interface Words {
  example: string;
  inputs: { value: string }[];
  contents: { inputs: { value: string }[] }[];
}

/** The problems of the examples in a tool's words after `change`. */
function reportedOf(tool: string, change: (words: Words) => void = () => {}): string[] {
  const path = `outils/${tool}.json`;
  const words = JSON.parse(readFileSync(`data/${path}`, "utf8")) as Words;
  change(words);
  const { document } = checkDocument(path, JSON.stringify(words, null, 2));
  return checkToolExamples(document!).map(({ file, line, field, message, remedy }) => {
    expect([file, line! > 1]).toEqual([`data/${path}`, true]);
    expect(remedy).toMatch(/^écrivez un exemple qu’il accepte/);
    return plain(`${field}: ${message}`);
  });
}

/**
 * Values that each tool refuses, by the index of their field. The QR codes and the doctor have their own tests; the
 * redirects, the bio page and the plans have no example by the writers that they could refuse.
 */
const REFUSED: Record<
  Exclude<Tool, "qr" | "doctor" | "redirects" | "bio" | "plans">,
  [index: number, value: string][]
> = {
  whatsapp: [[0, "06 39 98"]],
  drive: [[0, "https://www.dropbox.com/x"]],
  dropbox: [[0, "dossier"]],
  "google-docs": [[0, "https://docs.google.com/forms/d/e/1/viewform"]],
  youtube: [[0, "https://vimeo.com/1"]],
  "google-maps": [[0, ""]],
  "google-agenda": [[2, "2027-03-12T09:00"]],
  telegram: [[0, "é"]],
  sms: [[0, "zéro six"]],
  email: [[1, "contact"]],
  utm: [[0, "bientôt"]],
  preview: [
    [0, "bientôt"],
    [3, "images/the.jpg"],
  ],
};
const refused = Object.entries(REFUSED).flatMap(([tool, examples]) =>
  examples.map(([index, value]) => [tool, index, value] as const),
);

describe("an example of a tool", () => {
  it.each(Object.keys(TOOL_NAMES))("that %s accepts is not reported", (tool) => expect(reportedOf(tool)).toEqual([]));

  it.each(refused)("that %s refuses is reported at its field: %i, %j", (tool, index, value) =>
    expect(reportedOf(tool, ({ inputs }) => (inputs[index]!.value = value))).toEqual([
      expect.stringMatching(
        new RegExp(`^inputs\\[${index}\\]\\.value: l’outil refuse son propre exemple : « .+ .+ »$`),
      ),
    ]),
  );

  it.each([
    [0, 0, "bientôt"],
    [1, 0, "la librairie"],
    [2, 5, "ines"],
    [3, 2, "clé"],
    [4, 0, ""],
  ])("that no QR code can contain is reported at its content and field: %i, %i, %j", (content, index, value) =>
    expect(reportedOf("qr", ({ contents }) => (contents[content]!.inputs[index]!.value = value))).toEqual([
      expect.stringContaining(`contents[${content}].inputs[${index}].value: l’outil refuse`),
    ]),
  );

  it("that the doctor cannot examine is reported in the doctor's own words", () => {
    const { messages } = JSON.parse(readFileSync("data/outils/doctor.json", "utf8"));
    const words = (messages as { code: string; text: string }[]).find(({ code }) => code === "not-a-link")!.text;
    const [report] = reportedOf("doctor", (doctor) => (doctor.example = "bientôt"));
    expect(report).toMatch(/^example: l’outil refuse/);
    expect(report).toContain(words.slice(0, 12));
  });
});

test("other files are not checked", () => {
  const { document } = checkDocument("blog.json", readFileSync("data/blog.json", "utf8"));
  expect(checkToolExamples(document!)).toEqual([]);
});
