import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { verifyContent } from "../../../src/content/verify";

let folder: string;
const lexicon = () => path.join(folder, "lexique.txt");

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), "maillon-")), "data");
  cpSync("data", folder, { recursive: true });
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

describe("a list of words that cannot be read", () => {
  it.each([
    ["missing", () => rmSync(lexicon()), "lu"],
    [
      "in UTF-16",
      () => writeFileSync(lexicon(), Buffer.from(`\uFEFF${readFileSync(lexicon(), "utf8")}`, "utf16le")),
      "UTF-16",
    ],
  ])("is one problem, and no word is refused for it: %s", async (_, spoil, told) => {
    spoil();
    expect(await verifyContent(folder, {})).toMatchObject([
      { file: "data/lexique.txt", level: "problem", message: expect.stringContaining(told) },
    ]);
  });
});

describe("a line of the list of words that holds several", () => {
  it.each(["Skype, Webex", "Skype Webex", '"Skype",'])("is told, for none of them counts: %s", async (line) => {
    const words = readFileSync(lexicon(), "utf8");
    writeFileSync(lexicon(), `${words}${line}\r\n`);
    expect(await verifyContent(folder, {})).toMatchObject([
      { file: "data/lexique.txt", line: words.split("\n").length, remedy: expect.stringContaining("un mot par ligne") },
    ]);
  });
});
