import { render } from "@testing-library/react";
import { TextEncoder } from "node:util";
import type { ComponentType } from "react";
import frame from "../../../data/outils.json";
import type { ToolProps } from "../../../src/tools/tool-components";

// Missing in jsdom, and required to make a code.
globalThis.TextEncoder = TextEncoder;

/** Renders a tool with its words. */
export const show = <W,>(Tool: ComponentType<ToolProps<W>>, name: string, words: object, page?: object) =>
  render(<Tool words={{ name, ...words, frame } as unknown as W} page={page as ToolProps<W>["page"]} />);
