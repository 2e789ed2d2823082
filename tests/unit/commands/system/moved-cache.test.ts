import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { forgetMovedCache, noteFolderOfCache } from "../../../../src/commands/system/moved-cache";

let root: string;
let folder: string;

const cache = (of = folder) => path.join(of, ".cache");

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "maillon-moved-"));
  folder = path.join(root, "site");
  mkdirSync(cache(), { recursive: true });
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

test("a cache that is where it was made is kept, and so is one without a recorded folder", () => {
  forgetMovedCache(folder);
  expect(existsSync(cache())).toBe(true);
  noteFolderOfCache(folder);
  forgetMovedCache(folder);
  expect(existsSync(cache())).toBe(true);
});

test("a cache that was moved from another folder is emptied once, with a message", () => {
  const log = jest.spyOn(console, "log").mockImplementation();
  mkdirSync(path.join(cache(), "data/datastore"), { recursive: true });
  noteFolderOfCache(folder);
  const moved = path.join(root, "moved");
  renameSync(folder, moved);
  forgetMovedCache(moved);
  expect(readdirSync(cache(moved))).toEqual([]);
  forgetMovedCache(moved);
  expect(log.mock.calls).toEqual([["This folder was moved or copied since it was built: building from scratch."]]);
});

test("a cache behind a link is emptied in the folder that the link leads to", () => {
  jest.spyOn(console, "log").mockImplementation();
  noteFolderOfCache(folder);
  const other = path.join(root, "other");
  mkdirSync(other);
  symlinkSync(cache(), cache(other), "junction");
  forgetMovedCache(other);
  expect(readdirSync(cache())).toEqual([]);
});

test("if there is no cache, none is created", () => {
  rmSync(cache(), { recursive: true });
  noteFolderOfCache(folder);
  expect(existsSync(cache())).toBe(false);
});
