import { useState } from "react";
import type { Tool } from "../../content/vocabulary";
import { useIsomorphicLayoutEffect } from "../../ui/use-isomorphic-layout-effect";
import { useIsServerRender } from "../../ui/use-is-server-render";
import type { Carried } from "../conversion";
import { type Lists, readFragment, type Values } from "./fragment";
import { takeServedControls } from "../hydration/served-controls";
import { restoreFocus } from "../hydration/saved-focus";
import { useFragmentWriter } from "./use-fragment-writer";

/** React resets a text area that it takes over, unless its markup holds another text than the one that it draws. */
function keepTextAreas(name: Tool) {
  if (typeof document === "undefined") return;
  for (const area of document.querySelectorAll<HTMLTextAreaElement>(`[data-tool="${name}"] textarea`)) {
    // Given one, a text area has a value of its own, which its markup no longer changes.
    if (area.value === area.defaultValue) area.value = area.defaultValue;
    area.defaultValue = "";
  }
}

/** What the fields of a tool's markup hold, where it differs from the defaults. */
function typedInto(name: Tool, defaults: Values): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const control of takeServedControls(name)) {
    const rest = defaults[control.name];
    // A text area holds no other line break than \n.
    if (rest !== undefined && control.value !== rest.replace(/\r\n?/g, "\n")) typed[control.name] = control.value;
  }
  return typed;
}

function changed<V extends Values>(known: V, changes: Partial<V>, defaults: V, blanks: V, carried: Carried): V {
  const next: Record<string, string | undefined> = { ...known, ...changes };
  const before = carried(known);
  const said = carried(next as V);
  for (const field of Object.keys({ ...before, ...said })) {
    // What an earlier link said and the next one does not is nobody's: it would go to another recipient.
    const value = field in said ? said[field] : blanks[field];
    // What the visitor emptied stays so while the link says the same; of a link that says nothing, the example goes.
    const isNews = value !== before[field] || said[field] === "";
    if (isNews && !(field in changes) && ["", defaults[field], before[field]].includes(next[field]))
      next[field] = value;
  }
  return next as V;
}

interface Fields<V> {
  /** What may be chosen in the fields that are lists; the same object on every render. */
  lists?: Lists;
  /**
   * What a link pasted into a field says of other fields: it goes into those that hold nothing of the visitor's own, but
   * their example or what an earlier link said; a pure function, the same one on every render.
   */
  carried?: Carried | undefined;
  /** What those fields hold where an earlier link said something of them and the next one does not. */
  blanks?: V;
}

const NO_LISTS: Lists = {};
const nothing: Carried = () => ({});

/**
 * The fields of a tool: they start at their defaults, take what the URL's fragment says, then what the visitor
 * typed before the code arrived; what they hold is written to the fragment as they change, without a history entry.
 * @param name the tool; its controls carry the fields' names
 * @param defaults what the fields hold at rest; the same object on every render
 * @returns the values, a setter for some of them, and whether the visitor (or a shared link) changed anything
 */
export function useToolState<V extends Record<string, string>>(
  name: Tool,
  defaults: V,
  { lists = NO_LISTS, carried = nothing, blanks = defaults }: Fields<V> = {},
) {
  const isServed = useIsServerRender();
  // Where no markup waits to be taken over, the tool is drawn at once as it was shared or left.
  const [shared] = useState(() => (isServed ? {} : readFragment(location.hash, name, defaults, lists)));
  const [values, setValues] = useState<V>({ ...defaults, ...shared });
  const [isTouched, setTouched] = useState(Object.keys(shared).length > 0);
  useState(() => isServed && keepTextAreas(name));
  const written = useFragmentWriter(name, values, defaults, isTouched);

  const set = (changes: Partial<V>) => {
    setTouched(true);
    setValues((known) => changed(known, changes, defaults, blanks, carried));
  };

  // Together with the taking over: a key pressed before the next render would be added to the example.
  useIsomorphicLayoutEffect(() => {
    const take = (found: Record<string, string>) => {
      if (Object.keys(found).length === 0) return;
      setTouched(true);
      setValues((known) => changed(known, found as Partial<V>, defaults, blanks, carried));
    };
    const takeShared = () => {
      const found = readFragment(location.hash, name, defaults, lists);
      // What a shared address leaves out is at its default, not as it was left here or as a pasted link in it says.
      if (Object.keys(found).length > 0) take({ ...defaults, ...found });
    };
    takeShared();
    take(typedInto(name, defaults));
    restoreFocus();
    const onHashChange = () => {
      if (location.hash !== written.current) takeShared();
    };
    window.addEventListener("hashchange", onHashChange);
    return () => window.removeEventListener("hashchange", onHashChange);
  }, [name, defaults, lists, blanks, carried, written]);

  return { values, set, isTouched };
}
