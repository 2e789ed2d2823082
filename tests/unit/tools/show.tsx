import { render } from "@testing-library/react";
import { TextEncoder } from "node:util";
import type { ComponentType } from "react";
import frame from "../../../data/outils.json";
import type { FaceProps } from "../../../src/tools/faces";

// jsdom has none, and no code is made without it.
globalThis.TextEncoder = TextEncoder;

/** Shows the face of a tool with its words. */
export const show = <W,>(Face: ComponentType<FaceProps<W>>, name: string, words: object, page?: object) =>
  render(<Face words={{ name, ...words, frame } as unknown as W} page={page as FaceProps<W>["page"]} />);
