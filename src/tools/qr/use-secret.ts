import { useEffect, useState } from "react";
import type { Tool } from "../../content/vocabulary";

/**
 * The value of a field that stays out of the URL's fragment. What was typed before the code arrived is kept.
 * @param tool the instrument; its control carries the field's name
 * @param atRest what the field holds in the page's markup
 * @param belongsToAnother whether the fragment speaks of something that the value at rest does not open: it is emptied
 */
export function useSecret(tool: Tool, name: string, atRest: string, belongsToAnother: () => boolean) {
  const [value, setValue] = useState(atRest);
  const [early] = useState(() =>
    typeof document === "undefined"
      ? undefined
      : document.querySelector<HTMLInputElement>(`[data-tool="${tool}"] [name="${name}"]`)?.value,
  );
  useEffect(() => {
    const empty = () => belongsToAnother() && setValue("");
    // The first render must match the server's markup, so what was typed meanwhile can only follow it.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (early !== undefined && early !== atRest) setValue(early);
    else empty();
    window.addEventListener("hashchange", empty);
    return () => window.removeEventListener("hashchange", empty);
  }, [early, atRest, belongsToAnother]);
  return [value, setValue] as const;
}
