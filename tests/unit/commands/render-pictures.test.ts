import { readdirSync, readFileSync } from "node:fs";
import { mockups, mockupsDigest, RENDERED } from "../../../src/commands/render-pictures/mockups";

test("the product's pictures show the current mockups and colours", () => {
  expect(readdirSync("src/pictures").sort()).toEqual([...mockups("mln.example").keys()].sort());
  // Stale: run `npx tsx src/commands/render-pictures.ts`.
  expect(mockupsDigest()).toBe(readFileSync(RENDERED, "utf8").trim());
});
