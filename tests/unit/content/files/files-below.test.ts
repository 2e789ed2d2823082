import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesBelow } from "../../../../src/content/files/files-below";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "maillon-files-"));
  mkdirSync(path.join(folder, "a/b"), { recursive: true });
  mkdirSync(path.join(folder, "empty"));
  for (const name of ["top.html", "a/b/deep.html"]) writeFileSync(path.join(folder, name), "");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("files are listed with their paths in the folder, folders are not", () => {
  expect(filesBelow(folder).sort()).toEqual(["/a/b/deep.html", "/top.html"]);
  expect(filesBelow(`${folder}/a/`)).toEqual(["/b/deep.html"]);
});

test("a missing folder has no files", () => {
  expect(filesBelow(path.join(folder, "none"))).toEqual([]);
});
