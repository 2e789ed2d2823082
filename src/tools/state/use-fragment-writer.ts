import { type RefObject, useEffect, useRef, useState } from "react";
import { withoutCampaign } from "../../analytics";
import type { Tool } from "../../content/vocabulary";
import { lacks, type Values, writeFragment } from "./fragment";

/** Safari refuses more than a hundred changes of the address in half a minute. */
const WRITE_EVERY_MS = 350;
/** Whoever shares the tool at once, leaves its field, or the page, shares or finds again what it holds. */
const AT_ONCE = ["click", "blur", "pagehide"];

const fragments = new Map<string, () => readonly [fragment: string, isPartial: boolean]>();

/**
 * The page's address with the state of one tool: the browser's shows the one that was filled in last. Without the
 * campaign that brought the visitor here, who is not the one that the address is for.
 */
export const shareUrl = (tool: string) =>
  location.origin + location.pathname + withoutCampaign(location.search) + (fragments.get(tool)?.()[0] ?? "");

/** Whether that address lacks a text that is too long for it. */
export const isPartial = (tool: string) => fragments.get(tool)?.()[1] ?? false;

/**
 * Writes what a tool holds to the URL's fragment as it changes, without a history entry and not too often.
 * @param name the tool
 * @param values what its fields hold
 * @param defaults what they hold at rest, which the fragment leaves out
 * @param isTouched whether there is anything to write: the address of a tool at rest stays as it is
 * @returns the fragment that was written last
 */
export function useFragmentWriter(
  name: Tool,
  values: Values,
  defaults: Values,
  isTouched: boolean,
): RefObject<string | undefined> {
  const written = useRef<string>();
  const nextWriting = useRef(0);
  const [home] = useState(() => (typeof location === "undefined" ? "" : location.pathname));

  useEffect(() => {
    const fragment = () => writeFragment(name, values, defaults);
    fragments.set(name, () => [fragment(), lacks(fragment(), values, defaults)]);
    if (!isTouched) return;
    const write = () => {
      // The next page may have its address before this one has gone.
      if (location.pathname !== home) return;
      nextWriting.current = performance.now() + WRITE_EVERY_MS;
      written.current = fragment();
      history.replaceState(history.state, "", written.current || location.href.replace(/#.*/, ""));
    };
    const wait = nextWriting.current - performance.now();
    if (wait <= 0) return write();
    const writeOnce = () => {
      stop();
      write();
    };
    const timer = setTimeout(writeOnce, wait);
    for (const type of AT_ONCE) window.addEventListener(type, writeOnce, true);
    const stop = () => {
      clearTimeout(timer);
      for (const type of AT_ONCE) window.removeEventListener(type, writeOnce, true);
    };
    return stop;
  }, [name, values, defaults, isTouched, home]);

  return written;
}
