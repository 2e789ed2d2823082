import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { isGateShut, openGate } from "../../../src/develop/content-gate";
import { ACCEPTED_FOLDER } from "../../../src/develop/folders";
import { createPages } from "../../../src/gatsby/create-pages";
import { onPreExtractQueries } from "../../../src/gatsby/on-pre-extract-queries";

const root = process.cwd();
let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), "maillon-pages-"));
  mkdirSync(path.join(site, ACCEPTED_FOLDER), { recursive: true });
  writeFileSync(path.join(site, ACCEPTED_FOLDER, "site.json"), "{}");
  process.chdir(site);
  process.env["gatsby_executing_command"] = "develop";
});
afterEach(() => {
  delete process.env["gatsby_executing_command"];
  process.chdir(root);
  openGate();
  rmSync(site, { recursive: true });
});

test("in develop, pages are queried once every saved file is read, and further saves wait for their data", async () => {
  const md5OfBraces = "99914b932bd37a50b983c5e7c90ae93b";
  const file = (children: string[]) => ({
    sourceInstanceName: "data",
    relativePath: "site.json",
    children,
    internal: { contentDigest: md5OfBraces },
  });
  const nodes = jest.fn(() => [file(["its entry"])]).mockReturnValueOnce([file([])]);
  const graphql = jest.fn(() => ({ errors: ["enough is known"] }));
  const args = { graphql, getNodesByType: nodes, getNode: () => ({}), actions: {}, reporter: { panic: () => {} } };
  await createPages(args as unknown as CreatePagesArgs);
  expect(nodes).toHaveBeenCalledTimes(2);
  expect(graphql.mock.invocationCallOrder[0]).toBeGreaterThan(nodes.mock.invocationCallOrder[1]!);
  expect(isGateShut()).toBe(true);

  const page = { dirty: 1 };
  const state = {
    queries: { trackedQueries: new Map([["/", page]]) },
    pendingPageDataWrites: { pagePaths: new Set<string>() },
  };
  onPreExtractQueries({ store: { getState: () => state } } as never);
  const aMoment = () => new Promise((resolve) => setTimeout(resolve, 120));
  await aMoment();
  expect(isGateShut()).toBe(true);
  page.dirty = 0;
  state.pendingPageDataWrites.pagePaths.add("/");
  await aMoment();
  expect(isGateShut()).toBe(true);
  state.pendingPageDataWrites.pagePaths.clear();
  await aMoment();
  expect(isGateShut()).toBe(false);
});
