import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DATA_FOLDER } from "../../content/files/project-folders";

const COPIED = [
  DATA_FOLDER,
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "tsconfig.json",
];

/**
 * Copies the project into a temporary folder, to write and build there; the packages are shared.
 * @returns the copy's folder, and a function that removes it
 */
export function copyProject(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), "maillon-"));
  for (const name of COPIED) cpSync(name, path.join(folder, name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}
