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

/** Gatsby's node of a file with that text. */
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

/** Gatsby, which has made entries of these texts. */
const gatsby = (...entries: string[]) => ({
  getNodesByType: () => nodes,
  getNode: (id: string) => ({ id, internal: { contentDigest: entries.join() } }) as unknown as Node,
  createContentDigest: (value: string | object) => JSON.stringify(value),
});

/** Whether it is still waiting when Gatsby has looked around, and after Gatsby has come to know these nodes. */
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
  ["a file of which Gatsby does not know", () => []],
  ["a file that has been changed since", () => [node(PAGE, "{ }")]],
  ["a file whose entry has not been made anew", () => [node(PAGE, "{}", [])]],
  ["a file that has gone", () => [...readAsItStands(), node("qrcode/wifi.json", "{}")]],
])("%s is waited for", async (_, known) => {
  nodes = known();
  expect(await waitsUntil(readAsItStands())).toBe(true);
});

test("where all is read, nothing is waited for", async () => {
  nodes = readAsItStands();
  expect(await waitsUntil(readAsItStands())).toBe(false);
});

test("a file whose last text has its entry is not waited for, whatever Gatsby knows of the file", async () => {
  nodes = [node(PAGE, "{ }")];
  const started = Date.now();
  await untilAcceptedIsRead(folder, gatsby("{}"));
  expect(Date.now() - started).toBeLessThan(1_000);
});

test("a file that Gatsby never reads is not waited for forever", async () => {
  nodes = [];
  const started = Date.now();
  await untilAcceptedIsRead(folder, gatsby());
  expect(Date.now() - started).toBeLessThan(5_000);
});
