import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkReleasedFile } from "../../../../src/content/checks/released";

/** The problems of a list of released addresses. */
function reported(list: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "maillon-"));
  writeFileSync(path.join(folder, "adresses.txt"), list);
  try {
    return checkReleasedFile(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("the marks of an unfinished merge are reported once, and nothing is proposed to be written in their place", () => {
  expect(reported("/a\n<<<<<<< HEAD\n/b\n=======\n/c\n>>>>>>> autre\n")).toEqual([
    expect.objectContaining({ line: 2, editorial: true, message: expect.stringContaining("fusion inachevée") }),
  ]);
});

test.each([
  ["https://maillon.example/a", "écrivez"],
  ["une phrase", "supprimez la ligne"],
])("a line that is no address gets one only if it can be one: %s", (line, remedy) => {
  expect(reported(`/b\n${line}\n`)).toEqual([
    expect.objectContaining({ line: 2, remedy: expect.stringContaining(remedy) }),
  ]);
});
