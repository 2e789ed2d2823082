import { readdirSync, readFileSync } from "node:fs";
import { TOOL_NAMES } from "../../../src/content/tool-names";
import type { Tool } from "../../../src/content/vocabulary";

/* The names against which the writers' words are checked are those that the instruments' code speaks of. */

const sourceIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ name }) => readFileSync(`${folder}/${name}`, "utf8"))
    .join("\n");
const shared = `${sourceIn("src/tools/converter")}\n${readFileSync("src/tools/conversion.ts", "utf8")}`;
const sourceOf = (tool: Tool) => `${sourceIn(`src/tools/${tool}`)}\n${shared}`;

/** Whether a code is written somewhere: as it is, or put together of a word and one of a few endings. */
function speaksOf(source: string, code: string) {
  const [, word, ending] = /^(image|contrast)-(.*)$/.exec(code) ?? [];
  if (word) return source.includes(`\`${word}-\${`) && source.includes(`"${ending}"`);
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

  test("are all that its code writes", () => {
    const written = sourceIn(`src/tools/${tool}`).matchAll(/\bcode: "([^"]+)"|\bstop\("[^"]+", "([^"]+)"/g);
    const unknown = [...written].map(([, noted, stopped]) => (noted ?? stopped)!);
    expect(unknown.filter((code) => ![...(messages ?? []), ...results].includes(code))).toEqual([]);
  });

  test("stand once", () => {
    for (const names of [inputs, results, messages ?? []]) expect(new Set(names).size).toBe(names.length);
  });
});
