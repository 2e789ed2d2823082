import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Node } from "gatsby";
import { untilAcceptedIsRead } from "../../../src/develop/accepted-nodes";

const PAGE = "raccourcir-lien/zoom.json";

let folder: string;
let nodes: Node[];

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

/** Gatsby's node of a file with this text. */
const node = (relativePath: string, text: string, children = ["its entry"]) =>
  ({
    sourceInstanceName: "data",
    relativePath,
    children,
    internal: { contentDigest: md5(text) },
  }) as unknown as Node;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "maillon-accepted-"));
  mkdirSync(path.join(folder, "raccourcir-lien"));
  writeFileSync(path.join(folder, PAGE), "{}");
  writeFileSync(path.join(folder, "README.md"), "Gatsby reads no Markdown");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A Gatsby that has created entries from these texts. */
const gatsby = (...entries: string[]) => ({
  getNodesByType: () => nodes,
  getNode: (id: string) => ({ id, internal: { contentDigest: entries.join() } }) as unknown as Node,
  createContentDigest: (value: string | object) => JSON.stringify(value),
});

/** Whether it waits before Gatsby's nodes become `last`; resolves once the wait is over. */
async function waitsUntil(last: Node[]) {
  let isWaiting = true;
  const read = untilAcceptedIsRead(folder, gatsby()).then(() => (isWaiting = false));
  await new Promise((resolve) => setTimeout(resolve, 60));
  const before = isWaiting;
  nodes = last;
  await read;
  return before;
}

const readAsItStands = () => [node(PAGE, "{}")];

test.each<[string, () => Node[]]>([
  ["a file that Gatsby does not know", () => []],
  ["a file that has been changed since", () => [node(PAGE, "{ }")]],
  ["a file whose entry has not been recreated", () => [node(PAGE, "{}", [])]],
  ["a deleted file", () => [...readAsItStands(), node("qrcode/wifi.json", "{}")]],
])("%s is waited for", async (_, known) => {
  nodes = known();
  expect(await waitsUntil(readAsItStands())).toBe(true);
});

test("nothing is waited for if everything is read", async () => {
  nodes = readAsItStands();
  expect(await waitsUntil(readAsItStands())).toBe(false);
});

test("a file is not waited for if its last text has an entry, whatever Gatsby's node of the file is", async () => {
  nodes = [node(PAGE, "{ }")];
  const started = Date.now();
  await untilAcceptedIsRead(folder, gatsby("{}"));
  expect(Date.now() - started).toBeLessThan(3_000);
});

test("a file that Gatsby never reads is not waited for forever", async () => {
  nodes = [];
  const started = Date.now();
  await untilAcceptedIsRead(folder, gatsby());
  expect(Date.now() - started).toBeLessThan(15_000);
});
