import { useEffect, useState } from "react";
import type { Tool } from "../../content/vocabulary";

/**
 * The value of a field that stays out of the URL's fragment. What was typed before the code arrived is kept.
 * @param tool the instrument; its control carries the field's name
 * @param atRest what the field holds in the page's markup
 */
export function useSecret(tool: Tool, name: string, atRest: string) {
  const [value, setValue] = useState(atRest);
  const [early] = useState(() =>
    typeof document === "undefined"
      ? null
      : document.querySelector<HTMLInputElement>(`[data-tool="${tool}"] [name="${name}"]`)?.value,
  );
  useEffect(() => {
    if (early) setValue(early);
  }, [early]);
  return [value, setValue] as const;
}
