import { useMemo } from "react";
import type { ToolPage } from "../tool-components";
import { DESIGN_DEFAULTS } from "./qr-state";

/** Never in the shared URL: a Wi-Fi key is private. */
export const SECRET = "password";

/**
 * What the studio holds before anything is typed.
 * @param page the page it is on, which may have a start of its own
 * @returns the examples of all contents with the page's kind, size and distance; the options of its lists; and the
 *   example's Wi-Fi key
 */
export function useStart({ contents, starts, design, print }: Queries.QrWordsFragment, page?: ToolPage) {
  return useMemo(() => {
    const start = starts.find((one) => one.page === page?.path);
    const kind = start?.kind ?? contents[0]!.code;
    const size = start?.size ?? DESIGN_DEFAULTS.size;
    const distance = start?.distance ?? DESIGN_DEFAULTS.distance;
    const inputs = contents.flatMap((content) => content.inputs);
    const examples = inputs.map(({ name, value }) => [name, value] as const);
    const choices = Object.fromEntries(inputs.map(({ name, options }) => [name, options]));
    const { [SECRET]: key = "", network = "", ...others } = Object.fromEntries(examples);
    return {
      defaults: { ...others, ...DESIGN_DEFAULTS, kind, size, distance, network },
      lists: { ...choices, level: design.levels, quiet: design.margins, size: print.sizes },
      example: { key, network },
    };
  }, [contents, starts, design, print, page]);
}
