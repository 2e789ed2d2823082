import { readdirSync, readFileSync } from "node:fs";
import { anchorsOf } from "../../../../src/content/links/anchors";

const sources = ["sections", "layout"].flatMap((folder) =>
  readdirSync(`src/${folder}`)
    .filter((name) => name.endsWith(".tsx"))
    .map((name) => readFileSync(`src/${folder}/${name}`, "utf8")),
);

describe("the parts of a page that a link may name", () => {
  it.each([...new Set(["/", "/raccourcir-lien"].flatMap((address) => anchorsOf(address)!))])("exist: %s", (anchor) => {
    expect(sources.some((source) => source.includes(`id="${anchor}"`))).toBe(true);
  });

  it("are not listed for other pages", () => {
    expect(anchorsOf("/blog")).toBeUndefined();
  });
});
