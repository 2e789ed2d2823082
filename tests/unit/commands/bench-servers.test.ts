import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { generatedNginx, ownServer } from "../../../src/commands/bench/servers";
import { ensureNginx } from "../../../src/commands/system/nginx";
import { HOSTING_FOLDER, hostingFile } from "../../../src/hosting/description";

const HEADERS = [["X-Site", "measured"]] as const;

let root: string;
beforeAll(() => {
  ensureNginx();
  root = mkdtempSync(path.join(tmpdir(), "maillon-engines-"));
  const { name, content } = hostingFile({ headers: HEADERS, moved: [] });
  mkdirSync(path.join(root, HOSTING_FOLDER), { recursive: true });
  writeFileSync(path.join(root, HOSTING_FOLDER, name), content);
  mkdirSync(path.join(root, "public"));
  writeFileSync(path.join(root, "public/index.html"), "<h1>Home</h1>");
  writeFileSync(path.join(root, "public/blog.html"), "<h1>Blog</h1>");
}, 300_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each(Object.entries({ generatedNginx, ownServer }))(
  "%s serves a site from its folder, as its description says, until it is stopped",
  async (_name, start) => {
    const { origin, stop } = await start(root);
    const answer = await fetch(`${origin}/blog`);
    expect([answer.status, answer.headers.get("x-site"), await answer.text()]).toEqual([
      200,
      "measured",
      "<h1>Blog</h1>",
    ]);
    await stop();
    await expect(fetch(origin)).rejects.toThrow();
  },
  60_000,
);
