import { readdirSync, readFileSync } from "node:fs";
import { TOOL_NAMES } from "../../../src/content/tools/names";
import type { Tool } from "../../../src/content/vocabulary";

/* The compiler knows that a tool's code reports no other messages and results; here, that it speaks of each name. */

const sourceIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ name }) => readFileSync(`${folder}/${name}`, "utf8"))
    .join("\n");
const shared = `${sourceIn("src/tools/converter")}\n${readFileSync("src/tools/conversion.ts", "utf8")}`;
const sourceOf = (tool: Tool) => `${sourceIn(`src/tools/${tool}`)}\n${shared}`;

/** Whether a code is written somewhere: as it is, or put together of a word and one of a few endings. */
function speaksOf(source: string, code: string) {
  const [, verdict] = /^contrast-(.*)$/.exec(code) ?? [];
  if (verdict) return source.includes("`contrast-${") && source.includes(`"${verdict}"`);
  const [, part] = /^(title|description)s-cut$/.exec(code) ?? [];
  return part ? source.includes("s-cut`") && source.includes(`"${part}"`) : source.includes(`"${code}"`);
}

describe.each(Object.keys(TOOL_NAMES) as Tool[])("the names of %s", (tool) => {
  const { inputs = [], results = [], messages }: Partial<Record<string, readonly string[]>> = TOOL_NAMES[tool];
  const source = sourceOf(tool);

  test("are all in its code", () => {
    expect([...(messages ?? []), ...results].filter((code) => !speaksOf(source, code))).toEqual([]);
    expect(inputs.filter((name) => !new RegExp(`"${name}"|values\\.${name}\\b`).test(source))).toEqual([]);
  });

  test("stand once", () => {
    for (const names of [inputs, results, messages ?? []]) expect(new Set(names).size).toBe(names.length);
  });
});
