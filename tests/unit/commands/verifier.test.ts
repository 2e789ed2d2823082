import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyData } from "../content/copy-data";

const root = process.cwd();
let site: string;

const verifier = (...options: string[]) => verifierWith([], ...options);
const verifierWith = (nodeOptions: string[], ...options: string[]) =>
  spawnSync(
    process.execPath,
    [...nodeOptions, "--import", "tsx", path.join(root, "src/commands/verifier.ts"), ...options],
    { cwd: site, encoding: "utf8" },
  );

/** Makes the spelling checker's dictionary unreadable. */
const BREAKDOWN = `
  const fs = require("node:fs");
  const { readFileSync } = fs;
  fs.readFileSync = (file, ...rest) => {
    if (String(file).endsWith("index.aff")) throw new Error("plus de dictionnaire");
    return readFileSync(file, ...rest);
  };
  require("node:module").syncBuiltinESMExports();
`;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), "maillon-"));
  copyData(path.join(site, "data"));
  for (const name of ["node_modules", "package.json"]) symlinkSync(path.join(root, name), path.join(site, name));
});
afterAll(() => rmSync(site, { recursive: true }));

describe("npm run verifier", () => {
  it("exits with 0 when there is nothing to fix", () => {
    const { status, stdout, stderr } = verifier();
    expect([status, stdout, stderr]).toEqual([0, "Tout est en ordre dans data/.\n", ""]);
  });

  it("exits with 0 and reports if there are only warnings", () => {
    const [list, away] = [path.join(site, "data/adresses.txt"), path.join(site, "adresses.txt")];
    renameSync(list, away);
    const { status, stdout } = verifier("--json");
    renameSync(away, list);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([{ file: "data/adresses.txt", level: "warning" }]);
  });

  it("exits with 1 if a tool refuses its own example", () => {
    const file = path.join(site, "data/outils/whatsapp.json");
    const words = readFileSync(file, "utf8");
    writeFileSync(file, words.replace('"06 39 98 12 34"', '"06 39 98"'));
    const { status, stdout } = verifier("--json");
    writeFileSync(file, words);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject([
      { file: "data/outils/whatsapp.json", field: "inputs[0].value", level: "problem", editorial: true },
    ]);
  });

  it("exits with 2 and the usage when it is called wrongly", () => {
    const { status, stderr } = verifier("--vite");
    expect(status).toBe(2);
    expect(stderr).toContain("npm run --silent verifier -- --json");
  });

  it("exits with 1 and one line on an unexpected error", () => {
    const script = path.join(site, "breakdown.cjs");
    writeFileSync(script, BREAKDOWN);
    const { status, stdout, stderr } = verifierWith(["--require", script]);
    expect([status, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(/^La relecture.* : plus de dictionnaire\n$/);
  });

  it("exits with 1 on a problem and reports it as JSON", () => {
    const wrong = path.join(site, "data/raccourcir-lien/essai.json");
    writeFileSync(wrong, "{}");
    const { status, stdout } = verifier("--json");
    rmSync(wrong);
    const problems = JSON.parse(stdout);
    expect(status).toBe(1);
    expect(problems).toContainEqual(
      expect.objectContaining({ file: "data/raccourcir-lien/essai.json", line: 1, field: "title", level: "problem" }),
    );
  });
});
