import { readdirSync, readFileSync } from "node:fs";
import { digestOf, mockups, RENDERED } from "../../../src/commands/render-pictures/mockups";

test("the product's pictures show the mockups, the colours and the brand as they are", () => {
  const pages = mockups();
  expect(readdirSync("src/pictures").sort()).toEqual([...pages.keys()].sort());
  const digest = readFileSync(RENDERED, "utf8").trim();
  // Stale: run `npx tsx src/commands/render-pictures.ts`.
  expect(digestOf(pages)).toBe(digest);
});
