import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BuiltSite, isForeseen } from "../../../src/gatsby/built-site";
import { writePictures } from "../../../src/gatsby/pictures";
import { publishSite } from "../../../src/gatsby/publish-site";
import { removeOldTwins, writeTwins } from "../../../src/gatsby/twins";

const site = { site: {}, folder: "nowhere", graphql: async () => ({ errors: [{ message: "no such field" }] }) };

test.each([writeTwins, writePictures, publishSite])("%p says what GraphQL has refused", async (step) => {
  await expect(step(site as unknown as BuiltSite)).rejects.toThrow(/ could not be read: .*no such field/);
});

test("a Markdown file that nobody wants goes, wherever it is, and nothing else", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "maillon-twins-"));
  mkdirSync(path.join(folder, "qrcode"));
  const files = ["guide.md", "qrcode/dynamique.md", "qrcode/old.md", "old.html"];
  for (const file of files) writeFileSync(path.join(folder, file), "");
  await removeOldTwins(folder, (address) => ["/guide.md", "/qrcode/dynamique.md"].includes(address));
  expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual(["qrcode/old.md"]);
  rmSync(folder, { recursive: true });
});

test("only what the site's own code says is a message for whoever writes the site", () => {
  expect(isForeseen(new Error("/blog.html:1 holds an inline script"))).toBe(true);
  for (const fault of [new TypeError("x is undefined"), Object.assign(new Error("no file"), { code: "ENOENT" })]) {
    expect(isForeseen(fault)).toBe(false);
  }
});
