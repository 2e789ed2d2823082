import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onPreBootstrap } from "../../../src/gatsby/on-pre-bootstrap";
import { hostingFile, HOSTING_FOLDER, readHosting } from "../../../src/hosting/description";

const root = process.cwd();
let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "maillon-bootstrap-"));
  process.chdir(site);
  process.env["gatsby_executing_command"] = "build";
});
afterEach(() => {
  delete process.env["gatsby_executing_command"];
  process.chdir(root);
  rmSync(site, { recursive: true });
});

test("a build starts without the last one's description for the servers, and with Gatsby's own pages", async () => {
  const { name, content } = hostingFile({ headers: [], moved: [] });
  mkdirSync(path.join(HOSTING_FOLDER, "pages"), { recursive: true });
  writeFileSync(path.join(HOSTING_FOLDER, name), content);
  writeFileSync(path.join(HOSTING_FOLDER, "pages", "blog.html"), "by Gatsby");
  expect(readHosting()).not.toBeNull();
  await onPreBootstrap();
  // An interrupted build must not be served with that description.
  expect(readHosting()).toBeNull();
  expect(readFileSync("public/blog/index.html", "utf8")).toBe("by Gatsby");
  expect(existsSync("public/drawings")).toBe(true);
});
