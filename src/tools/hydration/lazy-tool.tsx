import { type ComponentType, lazy, useEffect, useState } from "react";
import type { Tool } from "../../content/vocabulary";
import { useIsomorphicLayoutEffect } from "../../ui/use-isomorphic-layout-effect";
import { reportFailedImport } from "../../ui/failed-import";
import { TOOL_COMPONENTS, type ToolComponent, type ToolProps } from "../tool-components";
import { retry } from "../../site/retry";
import { reloadIfOutdated } from "./reload-outdated";
import { saveFocus } from "./saved-focus";

interface LazyToolProps extends ToolProps<unknown> {
  /** Called once React handles the tool's events. */
  onHydrated?: () => void;
  /** Called one render later: what was typed early has reached the tool too. */
  onReady?: () => void;
}

type LazyTool = ComponentType<LazyToolProps>;

const loaded = new Map<Tool, LazyTool>();
const deferred = new Map<Tool, LazyTool>();
const requested = new Set<Tool>();
const waiting = new Map<Tool, () => void>();

/** Loads every tool, so that the HTML renderer can render it with its example. Called by the build alone. */
export async function loadTools(): Promise<void> {
  if (loaded.size > 0) return;
  await Promise.all(
    Object.entries(TOOL_COMPONENTS).map(async ([name, load]) => {
      loaded.set(name as Tool, (await load()).default as LazyTool);
    }),
  );
}

/** Requests a tool's code; until then, nothing of it is fetched. */
export function requestTool(name: Tool): void {
  requested.add(name);
  waiting.get(name)?.();
}

const ASK_EVERY_MS = 1_000;

/**
 * Requests a tool's code until it is there, for a page that has no markup of it: `load` decides how often it tries.
 * @returns the undo
 */
export function keepRequesting(name: Tool): () => void {
  const ask = () => requestTool(name);
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
 * Reports when React handles the tool's events, then, one render later, when what was typed early has been taken in.
 */
function withLifecycle(Inner: ToolComponent): LazyTool {
  const Hydrated = Inner as LazyTool;
  return function ToolWithLifecycle({ onHydrated, onReady, ...props }) {
    useState(saveFocus);
    const [isSettled, setSettled] = useState(false);
    useIsomorphicLayoutEffect(() => onHydrated?.(), [onHydrated]);
    useEffect(() => setSettled(true), []);
    useEffect(() => {
      if (isSettled) onReady?.();
    }, [isSettled, onReady]);
    return <Hydrated {...props} />;
  };
}

/**
 * Waits for a request, then loads. When a chunk fails to load, the served markup stays, and the next request tries
 * again, after longer and longer pauses or as soon as the network is back: each key that is typed is a request. Where
 * a newer version of the site has removed the chunk, the page reloads. An error in the code itself is logged, and
 * leaves the served markup for good.
 */
function load(name: Tool): Promise<{ default: LazyTool }> {
  const attempt = async () => {
    await requestFor(name);
    try {
      return { default: withLifecycle((await TOOL_COMPONENTS[name]()).default) };
    } finally {
      requested.delete(name);
    }
  };
  const mayRetry = (error: unknown) => {
    const isLost = reportFailedImport(error);
    if (isLost) void reloadIfOutdated();
    return isLost;
  };
  return retry(attempt, mayRetry).catch(() => new Promise<never>(() => {}));
}

/**
 * A tool's component. The built HTML has it in full; in the browser React leaves that markup alone until the code is
 * there, then hydrates it in place: no element is replaced, nothing typed is lost.
 */
export function lazyTool(name: Tool): LazyTool {
  const known = loaded.get(name) ?? deferred.get(name);
  if (known) return known;
  const tool: LazyTool = lazy(() => load(name));
  deferred.set(name, tool);
  return tool;
}
