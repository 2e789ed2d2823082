import { listedLines } from "../../../../src/content/files/listed-lines";
import { releasedFile } from "../../../../src/content/links/released";

test("a list has one entry a line, between comments and empty lines, with any line ending", () => {
  expect(listedLines("# marques\nBitly\n\n  streamer \r\n  # autres\nX#1\r\n")).toEqual([
    { text: "Bitly", line: 2 },
    { text: "streamer", line: 4 },
    { text: "X#1", line: 6 },
  ]);
  expect(listedLines("\n# rien\n")).toEqual([]);
});

test("the list of released addresses contains each once, in order, after a heading comment", () => {
  const list = listedLines(releasedFile(["/qrcode", "/blog", "/qrcode", "/"]));
  expect(list.map(({ text }) => text)).toEqual(["/", "/blog", "/qrcode"]);
});
