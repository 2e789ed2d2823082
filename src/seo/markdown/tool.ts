import { toolAnchor } from "../../content/tools/anchor";
import type { MarkdownContext } from "./context";
import { heading, text } from "./syntax";

/** A tool, as each page that has one says what it makes. */
export type MarkdownTool = Pick<Queries.Tool, "name" | "title" | "lead"> & {
  frame: Pick<Queries.ToolFrame, "privacy">;
};

/** What a page's tool makes, and the place on the page where a person uses it; its fields and its example stay there. */
export function toolBlocks(tool: MarkdownTool | null, path: string, { site }: MarkdownContext): string[] {
  if (!tool) return [];
  const { name, title, lead, frame } = tool;
  return [heading(2, title), text(lead), text(frame.privacy), `<${site.siteUrl}${path}#${toolAnchor(name)}>`];
}
