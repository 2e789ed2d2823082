import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { featurePictures } from "../../../src/drawings/feature-pictures";
import { writeDrawings } from "../../../src/gatsby/drawings";

const folder = mkdtempSync(path.join(tmpdir(), "drawings-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the drawings are written at their addresses, and an unchanged one keeps its date", () => {
  writeDrawings(folder);
  for (const [address, svg] of featurePictures()) expect(readFileSync(path.join(folder, address), "utf8")).toBe(svg);

  const [same, other] = ["api", "bio"].map((name) => path.join(folder, `drawings/${name}.svg`)) as [string, string];
  writeFileSync(other, "<svg/>");
  for (const file of [same, other]) utimesSync(file, 1, 1);
  writeDrawings(folder);
  expect(statSync(same).mtimeMs).toBe(1000);
  expect(readFileSync(other, "utf8")).toBe(featurePictures().get("/drawings/bio.svg"));
});
