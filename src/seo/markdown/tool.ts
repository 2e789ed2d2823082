import { toolAnchor } from "../../content/tools/anchor";
import type { MarkdownContext } from "./context";
import { heading, text } from "./syntax";

/** A tool, as its page describes it. */
export type MarkdownTool = Pick<Queries.Tool, "name" | "title" | "lead"> & {
  frame: Pick<Queries.ToolFrame, "privacy">;
};

/** What a page's tool makes, and a link to it on the page; its fields and its example are left out. */
export function toolBlocks(tool: MarkdownTool | null, path: string, { site }: MarkdownContext): string[] {
  if (!tool) return [];
  const { name, title, lead, frame } = tool;
  return [heading(2, title), text(lead), text(frame.privacy), `<${site.siteUrl}${path}#${toolAnchor(name)}>`];
}
