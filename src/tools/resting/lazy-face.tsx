import { type ComponentType, lazy, useEffect, useState } from "react";
import type { Tool } from "../../content/vocabulary";
import { useBeforePaint } from "../../ui/use-before-paint";
import { logUnlessLost } from "../../ui/chunk-lost";
import { type Face, FACES, type FaceProps } from "../faces";
import { retry } from "../../site/retry";
import { renewIfOutdated } from "./renew-outdated";
import { noteFocus } from "./served-focus";

interface LazyFaceProps extends FaceProps<unknown> {
  /** Called as soon as React answers what is done to the tool. */
  onLive?: () => void;
  /** Called once the tool works on what was typed early too. */
  onAwake?: () => void;
}

type LazyFace = ComponentType<LazyFaceProps>;

const loaded = new Map<Tool, LazyFace>();
const deferred = new Map<Tool, LazyFace>();
const requested = new Set<Tool>();
const waiting = new Map<Tool, () => void>();

/** Loads every face, so that the HTML renderer can draw its resting state. Called by the build alone. */
export async function loadFaces(): Promise<void> {
  if (loaded.size > 0) return;
  await Promise.all(
    Object.entries(FACES).map(async ([name, load]) => {
      loaded.set(name as Tool, (await load()).default as LazyFace);
    }),
  );
}

/** Asks for a tool's code; until then, nothing of it is fetched. */
export function requestFace(name: Tool): void {
  requested.add(name);
  waiting.get(name)?.();
}

const ASK_EVERY_MS = 1_000;

/**
 * Asks for a tool's code until it is there, for a place that shows nothing without it: as often as `load` tries.
 * @returns the undo
 */
export function keepRequesting(name: Tool): () => void {
  const ask = () => requestFace(name);
  ask();
  const timer = setInterval(ask, ASK_EVERY_MS);
  window.addEventListener("online", ask);
  return () => {
    clearInterval(timer);
    window.removeEventListener("online", ask);
  };
}

const requestFor = (name: Tool) =>
  requested.has(name) ? Promise.resolve() : new Promise<void>((resolve) => waiting.set(name, resolve));

/**
 * The face, with its two signs: that it lives, then, a render later, that what was typed early has reached its
 * handlers.
 */
function withSigns(Inner: Face): LazyFace {
  const Live = Inner as LazyFace;
  return function FaceWithSigns({ onLive, onAwake, ...props }) {
    useState(noteFocus);
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
 * Waits to be requested, then loads. A chunk that is lost leaves the resting state as it is; the next request tries
 * again, after longer and longer pauses, or as soon as the network is back: each key that is typed is a request. Where
 * another version of the site has taken the chunk away, the page is renewed. A fault of the code leaves the resting
 * state for good, and is logged.
 */
function load(name: Tool): Promise<{ default: LazyFace }> {
  const attempt = async () => {
    await requestFor(name);
    try {
      return { default: withSigns((await FACES[name]()).default) };
    } finally {
      requested.delete(name);
    }
  };
  const isLost = (error: unknown) => {
    const lost = logUnlessLost(error);
    if (lost) void renewIfOutdated();
    return lost;
  };
  return retry(attempt, isLost).catch(() => new Promise<never>(() => {}));
}

/**
 * A tool's face. In the built HTML it is drawn in full; in the browser React leaves that markup alone until the
 * code is there, then brings it to life in place: no element is replaced, nothing typed is lost.
 */
export function faceOf(name: Tool): LazyFace {
  const known = loaded.get(name) ?? deferred.get(name);
  if (known) return known;
  const face: LazyFace = lazy(() => load(name));
  deferred.set(name, face);
  return face;
}
