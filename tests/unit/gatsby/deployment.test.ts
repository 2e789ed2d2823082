import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Actions } from "gatsby";
import { ACCEPTED_FOLDER } from "../../../src/develop/folders";

const root = process.cwd();
let project: string;

/** Starts Gatsby's modules again: each start reads the facts once. */
const startOfGatsby = async () => {
  jest.resetModules();
  const [{ currentSite }, { inlineConfig }] = await Promise.all([
    import("../../../src/gatsby/deployment"),
    import("../../../src/gatsby/inline-config"),
  ]);
  return { site: currentSite(), scripts: inlineConfig() };
};

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), "maillon-"));
  for (const folder of ["data", ACCEPTED_FOLDER]) {
    mkdirSync(path.join(project, folder), { recursive: true });
    cpSync("data/site.json", path.join(project, folder, "site.json"));
  }
  process.chdir(project);
});
afterEach(() => {
  process.chdir(root);
  rmSync(project, { recursive: true });
  delete process.env["gatsby_executing_command"];
  delete process.env["GATSBY_APP_URL"];
});

describe("the facts of data/site.json", () => {
  it("are those of its last valid text while developing, so Gatsby can start with a broken file", async () => {
    process.env["gatsby_executing_command"] = "develop";
    const whole = await startOfGatsby();
    writeFileSync(path.join("data", "site.json"), "{");
    expect(await startOfGatsby()).toEqual(whole);
    expect(whole.scripts.analytics.autoClicks).toBe(false);
  });

  it("are those of the file in a build", async () => {
    process.env["gatsby_executing_command"] = "build";
    writeFileSync(path.join(ACCEPTED_FOLDER, "site.json"), "{");
    expect((await startOfGatsby()).site.name).toBeDefined();
  });

  it("are still overridden by the environment when the file changes while developing", async () => {
    process.env["GATSBY_APP_URL"] = "https://essai.example/app/";
    const { currentSite, createDeploymentNode } = await import("../../../src/gatsby/deployment");
    const helpers = { actions: { createNode: jest.fn() } as unknown as Actions, createContentDigest: JSON.stringify };
    await createDeploymentNode(helpers, { name: "Chaînon", appUrl: "https://app.example" });
    expect(currentSite()).toMatchObject({ name: "Chaînon", appUrl: "https://essai.example/app" });
  });

  it("have another digest if they or the code change, so that Gatsby does not use its cache", async () => {
    const { createDeploymentNode } = await import("../../../src/gatsby/deployment");
    const createNode = jest.fn();
    const helpers = { actions: { createNode } as unknown as Actions, createContentDigest: JSON.stringify };
    for (const siteUrl of ["https://a.example", "https://b.example", "https://a.example"])
      await createDeploymentNode(helpers, { siteUrl });
    mkdirSync(path.join(".cache", "compiled"), { recursive: true });
    writeFileSync(path.join(".cache", "compiled", "gatsby-node.js"), "another rule of typography");
    await createDeploymentNode(helpers, { siteUrl: "https://a.example" });
    const [a, b, again, afterCode] = createNode.mock.calls.map(([{ internal }]) => internal.contentDigest);
    expect(b).not.toBe(a);
    expect(again).toBe(a);
    expect(afterCode).not.toBe(a);
  });
});
