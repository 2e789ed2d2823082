import { type RefObject, useEffect, useRef } from "react";
import { withoutCampaign } from "../../analytics";
import type { Tool } from "../../content/vocabulary";
import { shownPath } from "../../site/shown-page";
import { leavesOutValues, type Values, writeFragment } from "./fragment";

/** Safari refuses more than a hundred changes of the URL in 30 seconds. */
const WRITE_EVERY_MS = 350;
/** A visitor who shares the tool, leaves a field or leaves the page must share, or find again, the current state. */
const AT_ONCE = ["click", "blur", "pagehide"];

const fragments = new Map<string, () => readonly [fragment: string, isPartial: boolean]>();

/**
 * The page's URL with the state of this tool: the address bar shows that of the last one edited. Without the campaign
 * that brought this visitor: it does not apply to the recipient.
 */
export const shareUrl = (tool: string) =>
  location.origin + location.pathname + withoutCampaign(location.search) + (fragments.get(tool)?.()[0] ?? "");

/** Whether that URL lacks a text that is too long for it. */
export const isPartial = (tool: string) => fragments.get(tool)?.()[1] ?? false;

/**
 * Writes a tool's state to the URL's fragment as it changes, without a history entry and not too often.
 * @param name the tool
 * @param values what its fields hold
 * @param defaults their default values, which the fragment leaves out
 * @param isTouched whether there is anything to write: an untouched tool leaves the URL as it is
 * @returns a ref to the fragment written last
 */
export function useFragmentWriter(
  name: Tool,
  values: Values,
  defaults: Values,
  isTouched: boolean,
): RefObject<string | undefined> {
  const written = useRef<string>();
  const nextWriting = useRef(0);
  const home = useRef<string>();

  useEffect(() => {
    home.current ??= shownPath();
    const fragment = () => writeFragment(name, values, defaults);
    fragments.set(name, () => [fragment(), leavesOutValues(fragment(), values, defaults)]);
    if (!isTouched) return;
    const write = () => {
      // On client-side navigation, the URL may already be the next page's.
      if (location.pathname !== home.current) return;
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
  }, [name, values, defaults, isTouched]);

  return written;
}
