import { readFileSync } from "node:fs";
import { siteIcon } from "../../../src/drawings/site-icon";

test("the icons of static/ show the current mark and colours", () => {
  // Stale: run `npx tsx src/commands/make-icons.ts`.
  expect(readFileSync("static/favicon.svg", "utf8")).toBe(siteIcon.round);
});
