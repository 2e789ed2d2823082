import { useState } from "react";
import type { Tool } from "../../content/vocabulary";
import { useIsomorphicLayoutEffect } from "../../ui/use-isomorphic-layout-effect";
import { useIsServerRender } from "../../ui/use-is-server-render";
import type { FieldReader } from "../conversion";
import { type Lists, readFragment, type Values } from "./fragment";
import { takeServedControls } from "../hydration/served-controls";
import { restoreFocus } from "../hydration/saved-focus";
import { useFragmentWriter } from "./use-fragment-writer";

/** On hydration React resets a text area, unless its markup holds another text than React renders. */
function keepTextAreas(name: Tool) {
  if (typeof document === "undefined") return;
  for (const area of document.querySelectorAll<HTMLTextAreaElement>(`[data-tool="${name}"] textarea`)) {
    // Once its value is assigned, a text area no longer follows its markup.
    if (area.value === area.defaultValue) area.value = area.defaultValue;
    area.defaultValue = "";
  }
}

/** The values in a tool's served fields that differ from the defaults. */
function typedInto(name: Tool, defaults: Values): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const control of takeServedControls(name)) {
    const byDefault = defaults[control.name];
    // In a text area, the only line break is \n.
    if (byDefault !== undefined && control.value !== byDefault.replace(/\r\n?/g, "\n"))
      typed[control.name] = control.value;
  }
  return typed;
}

function withChanges<V extends Values>(
  current: V,
  changes: Partial<V>,
  defaults: V,
  blanks: V,
  readFields: FieldReader,
): V {
  const next: Record<string, string | undefined> = { ...current, ...changes };
  const before = readFields(current);
  const after = readFields(next as V);
  for (const field of Object.keys({ ...before, ...after })) {
    // A value of the earlier link that the next one does not have is cleared: it would go to another recipient.
    const value = field in after ? after[field] : blanks[field];
    // A field that the visitor emptied stays empty while the link says the same; an empty value removes the example.
    const differs = value !== before[field] || after[field] === "";
    if (differs && !(field in changes) && ["", defaults[field], before[field]].includes(next[field]))
      next[field] = value;
  }
  return next as V;
}

interface Fields<V> {
  /** The options of the fields that are lists; the same object on every render. */
  lists?: Lists;
  /**
   * Reads the values of other fields from a pasted link. They replace an empty value, an example or an earlier link's
   * value, never the visitor's own. A pure function, the same one on every render.
   */
  readFields?: FieldReader | undefined;
  /** What those fields get if an earlier link had a value for them and the next one does not. */
  blanks?: V;
}

const NO_LISTS: Lists = {};
const readNothing: FieldReader = () => ({});

/**
 * The fields of a tool: they start at their defaults, take the values of the URL's fragment, then what the visitor
 * typed before hydration. Their changes are written to the fragment, without a history entry.
 * @param name the tool; its controls carry the fields' names
 * @param defaults the fields' default values; the same object on every render
 * @returns the values, a setter for some of them, and whether the visitor (or a shared link) changed anything
 */
export function useToolState<V extends Record<string, string>>(
  name: Tool,
  defaults: V,
  { lists = NO_LISTS, readFields = readNothing, blanks = defaults }: Fields<V> = {},
) {
  const isServed = useIsServerRender();
  // Without served markup to hydrate, the tool is rendered at once as it was shared or left.
  const [shared] = useState(() => (isServed ? {} : readFragment(location.hash, name, defaults, lists)));
  const [values, setValues] = useState<V>({ ...defaults, ...shared });
  const [isTouched, setTouched] = useState(Object.keys(shared).length > 0);
  useState(() => isServed && keepTextAreas(name));
  const written = useFragmentWriter(name, values, defaults, isTouched);

  const set = (changes: Partial<V>) => {
    setTouched(true);
    setValues((known) => withChanges(known, changes, defaults, blanks, readFields));
  };

  // Synchronously with hydration: a key pressed before the next render would be added to the example.
  useIsomorphicLayoutEffect(() => {
    const take = (found: Record<string, string>) => {
      if (Object.keys(found).length === 0) return;
      setTouched(true);
      setValues((known) => withChanges(known, found as Partial<V>, defaults, blanks, readFields));
    };
    const takeShared = () => {
      const found = readFragment(location.hash, name, defaults, lists);
      // A field that a shared URL leaves out gets its default, not its value here or one from the URL's own link.
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
  }, [name, defaults, lists, blanks, readFields, written]);

  return { values, set, isTouched };
}
