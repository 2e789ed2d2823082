import path from "node:path";
import ts from "typescript";

const FILE = path.resolve("tests/built/emitted-data.ts");

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * A value's types and properties without its words. Whether a value is valid depends only on these, so pages that
 * differ only in words are checked once.
 */
function shapeOf(value: Json): Json {
  if (Array.isArray(value)) return [...new Set(value.map((item) => JSON.stringify(shapeOf(item))))].sort();
  if (typeof value !== "object" || value === null) return typeof value;
  const isType = (key: string) => key.startsWith("@type");
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, isType(key) ? item : shapeOf(item)]));
}

/** One node of each shape among all graphs. */
export function distinctNodes(graphs: readonly { "@graph": unknown[] }[]): unknown[] {
  const nodes = graphs.flatMap((graph) => graph["@graph"]);
  return [...new Map(nodes.map((node) => [JSON.stringify(shapeOf(node as Json)), node])).values()];
}

/** The nodes as a TypeScript module, each typed by schema-dts, which is generated from schema.org's vocabulary. */
const moduleOf = (nodes: readonly unknown[]) =>
  [
    `import type { Thing } from "schema-dts";`,
    ...nodes.map((node, index) => `export const node${index}: Thing = ${JSON.stringify(node)};`),
  ].join("\n");

/**
 * Checks nodes against the vocabulary of schema.org: types, their properties, the properties' values.
 * @param nodes JSON-LD nodes as a page emits them
 * @returns those that do not belong to the vocabulary, by their index, and why
 */
export function outsideVocabulary(nodes: readonly unknown[]): { index: number; reason: string }[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const text = moduleOf(nodes);
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (file) => file === FILE || fileExists(file);
  host.readFile = (file) => (file === FILE ? text : readFile(file));
  host.getSourceFile = (file, version) =>
    file === FILE ? ts.createSourceFile(file, text, version) : getSourceFile(file, version);
  return ts.getPreEmitDiagnostics(ts.createProgram([FILE], options, host)).map(({ messageText, file, start }) => ({
    index: (file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0) - 1,
    reason: ts.flattenDiagnosticMessageText(messageText, "\n"),
  }));
}
