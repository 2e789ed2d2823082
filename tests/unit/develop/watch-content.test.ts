import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import chokidar, { type FSWatcher } from "chokidar";
import { watchContent } from "../../../src/develop/watch-content";
import { openGate, shutGate } from "../../../src/develop/content-gate";
import { ACCEPTED_FOLDER } from "../../../src/develop/folders";
import { SMALL_SITE } from "../content/small-site";

let root: string;
let content: ReturnType<typeof watchContent>;
const watched = jest.spyOn(chokidar, "watch");
const watcher = () => watched.mock.results[0]!.value as FSWatcher;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "maillon-develop-"));
  mkdirSync(path.join(root, "data"));
});
afterEach(async () => {
  await content.stop();
  watched.mockClear();
  rmSync(root, { recursive: true });
});

function writeSite() {
  for (const file of SMALL_SITE) {
    if (file.unreadable !== undefined) continue;
    mkdirSync(path.dirname(path.join(root, "data", file.path)), { recursive: true });
    writeFileSync(path.join(root, "data", file.path), file.text);
  }
}

test("a watcher that fails is reported with a remedy, and stops nothing", () => {
  const said: string[] = [];
  content = watchContent(root, (text) => said.push(text));
  watcher().emit("error", new Error("ENOSPC: no space left for watchers"));
  expect(said).toEqual([expect.stringMatching(/^Vos enregistrements ne sont plus suivis : .+relancez.+ ENOSPC: /)]);
});

test("a check that fails is reported with a remedy, and the next one runs", async () => {
  writeSite();
  const inTheWay = path.join(root, `${ACCEPTED_FOLDER}.draft`);
  mkdirSync(inTheWay, { recursive: true });
  const said: string[] = [];
  content = watchContent(root, (text) => {
    said.push(text);
    if (said.length > 1) return;
    rmSync(inTheWay, { recursive: true });
    watcher().emit("all", "change", path.join(root, "data/site.json"));
  });
  await content.opened;
  expect(said[0]).toMatch(/^Le site n’a pas pu suivre vos fichiers : .+relancez.+ E[A-Z]+: /);
  expect(said.at(-1)).toMatch(/^Rien à corriger/);
});

/** Starts watching; returns a function that resolves when a later message matches. */
function watchAndHear() {
  let hear: (text: string) => void = () => {};
  content = watchContent(root, (text) => hear(text));
  return (words: RegExp) =>
    new Promise<void>((resolve) => {
      hear = (text) => words.test(text) && resolve();
    });
}

test("an editor's leftover file is reported, and the report ends once it is removed", async () => {
  writeSite();
  const heard = watchAndHear();
  await content.opened;
  const left = path.join(root, "data/qrcode/essai.json~");
  const report = heard(/qrcode\/essai\.json~/);
  writeFileSync(left, "{}");
  await report;
  const forgotten = heard(/^Rien à corriger/);
  rmSync(left);
  await forgotten;
});

test("removing and restoring the whole folder is detected", async () => {
  writeSite();
  const heard = watchAndHear();
  await content.opened;
  const missing = heard(/site\.json {2}ce fichier est obligatoire/);
  rmSync(path.join(root, "data"), { recursive: true });
  await missing;
  const back = heard(/^Rien à corriger/);
  writeSite();
  await back;
  const broken = heard(/qrcode\/essai\.json:1 {2}le fichier est vide/);
  writeFileSync(path.join(root, "data", "qrcode", "essai.json"), "");
  await broken;
});

test("a save while Gatsby works is reported at once, and shown when Gatsby is done", async () => {
  writeSite();
  const heard = watchAndHear();
  await content.opened;
  const [saved, shown] = ["data", ACCEPTED_FOLDER].map((folder) => path.join(root, folder, "site.json")) as [
    string,
    string,
  ];
  const before = readFileSync(saved, "utf8");
  const after = before.replace(/"name": ?"[^"]*"/, '"name": "Chaînon"');
  expect(after).not.toBe(before);
  shutGate();
  const report = heard(/qrcode\/essai\.json:1 {2}le fichier est vide/);
  writeFileSync(saved, after);
  writeFileSync(path.join(root, "data/qrcode/essai.json"), "");
  await report;
  expect(readFileSync(shown, "utf8")).toBe(before);
  openGate();
  while (readFileSync(shown, "utf8") !== after) await new Promise((resolve) => setTimeout(resolve, 10));
});

test("once stopped, it neither watches nor checks what was saved just before", async () => {
  writeSite();
  const said: string[] = [];
  content = watchContent(root, (text) => said.push(text));
  await content.opened;
  jest.useFakeTimers();
  writeFileSync(path.join(root, "data", "qrcode", "essai.json"), "");
  watcher().emit("all", "add", path.join(root, "data/qrcode/essai.json"));
  const stopped = content.stop();
  jest.runAllTimers();
  jest.useRealTimers();
  await stopped;
  expect(said).toEqual([]);
  expect(watcher().getWatched()).toEqual({});
});
