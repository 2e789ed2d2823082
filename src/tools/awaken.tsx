import { type ComponentType, lazy, useEffect, useState } from "react";
import type { Tool } from "../content/vocabulary";
import { useBeforePaint } from "../ui/use-before-paint";
import { type Face, FACES, type FaceProps } from "./faces";
import { pause } from "./pause";

export interface AwakeProps extends FaceProps<unknown> {
  /** Called as soon as React answers what is done to the tool. */
  onLive?: () => void;
  /** Called once the tool works on what was typed early too. */
  onAwake?: () => void;
}

type Awake = ComponentType<AwakeProps>;

const loaded = new Map<Tool, Awake>();
const sleeping = new Map<Tool, Awake>();
const wished = new Set<Tool>();
const waiting = new Map<Tool, () => void>();

/** Loads every face, so that the HTML renderer can draw its resting state. Called by the build alone. */
export async function loadFaces(): Promise<void> {
  if (loaded.size > 0) return;
  await Promise.all(
    Object.entries(FACES).map(async ([name, load]) => {
      loaded.set(name as Tool, (await load()).default as Awake);
    }),
  );
}

/** Asks for a tool's code; until then, nothing of it is fetched. */
export function wish(name: Tool): void {
  wished.add(name);
  waiting.get(name)?.();
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Asks for a tool's code until it is there, for a place that shows nothing without it: as often as `load` tries.
 * @returns the undo
 */
export function keepWishing(name: Tool): () => void {
  const ask = () => wish(name);
  ask();
  const timer = setInterval(ask, FIRST_PAUSE_MS);
  window.addEventListener("online", ask);
  return () => {
    clearInterval(timer);
    window.removeEventListener("online", ask);
  };
}

const wishFor = (name: Tool) =>
  wished.has(name) ? Promise.resolve() : new Promise<void>((resolve) => waiting.set(name, resolve));

/** The face, with its two signs: that it lives, then, a render later, that what was typed early has reached its handlers. */
function withSign(Inner: Face): Awake {
  const Live = Inner as Awake;
  return function AwakeFace({ onLive, onAwake, ...props }) {
    const [isSettled, setSettled] = useState(false);
    useBeforePaint(() => onLive?.(), [onLive]);
    useEffect(() => setSettled(true), []);
    useEffect(() => {
      if (isSettled) onAwake?.();
    }, [isSettled, onAwake]);
    return <Live {...props} />;
  };
}

/**
 * Waits to be wished for, then loads. A failed load leaves the resting state as it is; the next wish tries again, after
 * longer and longer pauses, or as soon as the network is back: each key that is typed is a wish.
 */
async function load(name: Tool): Promise<{ default: Awake }> {
  for (let rest = FIRST_PAUSE_MS; ; rest = Math.min(2 * rest, LONGEST_PAUSE_MS)) {
    await wishFor(name);
    try {
      return { default: withSign((await FACES[name]()).default) };
    } catch {
      wished.delete(name);
      await pause(rest);
    }
  }
}

/**
 * A tool's face. In the built HTML it is drawn in full; in the browser React leaves that markup alone until the
 * code is there, then brings it to life in place: no element is replaced, nothing typed is lost.
 */
export function faceOf(name: Tool): Awake {
  const known = loaded.get(name) ?? sleeping.get(name);
  if (known) return known;
  const face: Awake = lazy(() => load(name));
  sleeping.set(name, face);
  return face;
}
