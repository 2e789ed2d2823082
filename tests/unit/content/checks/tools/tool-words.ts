import { stopsBuild } from "../../../../../src/content/problem";
import { checkAgain } from "../../problems-with";
import { SMALL_SITE as SITE } from "../../small-site";

/** The parts of a tool's words that its code refers to by name. */
export interface ToolWords {
  inputs: { name: string; kind: string; value: string; options?: { value: string; label: string }[] }[];
  results: { code: string }[];
  messages: { code: string }[];
  contents: { code: string; inputs: ToolWords["inputs"] }[];
  starts: { kind: string; size: string; distance: string }[];
  design: Record<"levels" | "margins", { value: string }[]>;
  print: { sizes: { value: string }[] };
  devices: { value: string }[];
  scenarios: { code: string; rules: object[] }[];
  systems: { value: string; devices: string[] }[];
}

/** The problems of a tool's words after `change`, one line each; those that do not stop a build are in brackets. */
export function reportedOf(tool: string, change: (words: ToolWords) => void): string[] {
  const path = `outils/${tool}.json`;
  const words = JSON.parse((SITE.find((file) => file.path === path) as { text: string }).text) as ToolWords;
  change(words);
  const files = SITE.map((file) => (file.path === path ? { path, text: JSON.stringify(words, null, 2) } : file));
  return checkAgain(files)
    .problems.filter(({ file }) => file === `data/${path}`)
    .map((found) => {
      expect(found.line).toBeGreaterThan(1);
      const said = `${found.field}: ${found.message} → ${found.remedy}`.replace(/[\u00A0\u202F]/g, " ");
      return stopsBuild(found) ? said : `(${said})`;
    });
}
