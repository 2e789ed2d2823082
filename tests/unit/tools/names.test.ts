import { readdirSync, readFileSync } from "node:fs";
import { TOOL_NAMES } from "../../../src/content/tools/names";
import type { Tool } from "../../../src/content/vocabulary";

/* The compiler checks that a tool's code uses no other names; this test checks that it uses each one. */

const sourceIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ name }) => readFileSync(`${folder}/${name}`, "utf8"))
    .join("\n");
const shared = `${sourceIn("src/tools/converter")}\n${readFileSync("src/tools/conversion.ts", "utf8")}`;
const sourceOf = (tool: Tool) => `${sourceIn(`src/tools/${tool}`)}\n${shared}`;

/** Whether a source contains a code, either whole or built from a prefix and a suffix. */
function speaksOf(source: string, code: string) {
  const [, verdict] = /^contrast-(.*)$/.exec(code) ?? [];
  if (verdict) return source.includes("`contrast-${") && source.includes(`"${verdict}"`);
  const [, part] = /^(title|description)s-cut$/.exec(code) ?? [];
  return part ? source.includes("s-cut`") && source.includes(`"${part}"`) : source.includes(`"${code}"`);
}

describe.each(Object.keys(TOOL_NAMES) as Tool[])("the names of %s", (tool) => {
  const { inputs = [], results = [], messages }: Partial<Record<string, readonly string[]>> = TOOL_NAMES[tool];
  const source = sourceOf(tool);

  test("are all used in its code", () => {
    expect([...(messages ?? []), ...results].filter((code) => !speaksOf(source, code))).toEqual([]);
    expect(inputs.filter((name) => !new RegExp(`"${name}"|values\\.${name}\\b`).test(source))).toEqual([]);
  });

  test("are unique", () => {
    for (const names of [inputs, results, messages ?? []]) expect(new Set(names).size).toBe(names.length);
  });
});
