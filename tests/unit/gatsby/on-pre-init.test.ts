import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onPreInit } from "../../../src/gatsby/on-pre-init";
import { FOUR_FIELDS } from "../content/bad-files/bad-file";
import { writeSmallSite } from "../content/small-site";

const root = process.cwd();
let site: string;
let printed: string;
const exit = jest.spyOn(process, "exit").mockImplementation((() => undefined) as never);

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "maillon-"));
  writeSmallSite(path.join(site, "data"));
  process.chdir(site);
  printed = "";
  exit.mockClear();
  jest.spyOn(process.stderr, "write").mockImplementation((text) => ((printed += String(text)), true));
});
afterEach(() => {
  process.chdir(root);
  rmSync(site, { recursive: true });
  delete process.env["gatsby_executing_command"];
  delete process.env["GATSBY_APP_URL"];
});

const broken = () => writeFileSync(path.join(site, "data/raccourcir-lien/essai.json"), "{");

describe("before Gatsby reads the content", () => {
  it("prints nothing if all is well", () => {
    onPreInit();
    expect(printed).toBe("");
    expect(exit).not.toHaveBeenCalled();
  });

  it("stops the build with the report and code 1", () => {
    broken();
    process.env["gatsby_executing_command"] = "build";
    onPreInit();
    expect(printed).toContain("data/raccourcir-lien/essai.json:1");
    expect(printed).not.toMatch(/\n\s+at /);
    expect(exit).toHaveBeenCalledWith(1);
  });

  it("publishes and reports a page with texts that are too short, too long or copied from another page", () => {
    const file = path.join(site, "data/raccourcir-lien/essai.json");
    const { description } = JSON.parse(readFileSync(path.join(site, "data/raccourcir-lien/dropbox.json"), "utf8"));
    const page = { ...FOUR_FIELDS, title: "Zoo", subtitle: "x".repeat(200), description };
    writeFileSync(file, JSON.stringify({ ...page, features: ["A", "B", "C"] }));
    process.env["gatsby_executing_command"] = "build";
    onPreInit();
    for (const field of ["title", "subtitle", "description", "features[0]"]) expect(printed).toContain(`« ${field} »`);
    expect(printed).toContain("(publié quand même)");
    expect(exit).not.toHaveBeenCalled();
    writeFileSync(file, JSON.stringify({ ...page, subtitle: " ".repeat(30) }));
    onPreInit();
    expect(exit).toHaveBeenCalledWith(1);
  });

  it("names the malformed variable", () => {
    process.env["GATSBY_APP_URL"] = "maillon";
    onPreInit();
    expect(printed).toContain("GATSBY_APP_URL");
    expect(exit).toHaveBeenCalledWith(1);
  });

  it("leaves the files to the watcher while developing, which would report them again", () => {
    broken();
    process.env["gatsby_executing_command"] = "develop";
    onPreInit();
    expect(printed).not.toContain("essai.json");
    expect(exit).not.toHaveBeenCalled();
  });

  it("only warns of a malformed variable while developing", () => {
    process.env["gatsby_executing_command"] = "develop";
    process.env["GATSBY_APP_URL"] = "maillon";
    onPreInit();
    expect(printed).toContain("GATSBY_APP_URL");
    expect(exit).not.toHaveBeenCalled();
  });
});
