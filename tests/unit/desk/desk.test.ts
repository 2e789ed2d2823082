import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import chokidar, { type FSWatcher } from "chokidar";
import { openDesk } from "../../../src/desk/desk";

test("a watcher that fails is told of with what to do, and ends nothing", async () => {
  const root = mkdtempSync(path.join(tmpdir(), "maillon-desk-"));
  mkdirSync(path.join(root, "data"));
  const watched = jest.spyOn(chokidar, "watch");
  const said: string[] = [];
  void openDesk(root, (text) => said.push(text));
  const watcher = watched.mock.results[0]!.value as FSWatcher;
  watcher.emit("error", new Error("ENOSPC: no space left for watchers"));
  expect(said).toEqual([expect.stringMatching(/^Vos enregistrements ne sont plus suivis : .+relancez.+ ENOSPC: /)]);
  await watcher.close();
  rmSync(root, { recursive: true });
});
