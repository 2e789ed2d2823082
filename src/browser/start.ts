/*
 * Runs inline, at the end of every page: loads the bundles that the page lists beside it, once the page has loaded and
 * the browser is idle, or at the first sign of use, whichever comes first. Until then nothing competes with the first
 * paint, and everything on the page works without them.
 */
import { followAnchorInPage } from "./follow-anchor-in-page";
import { layOutTheRest } from "./lay-out";
import { reloadOnStep } from "./reload-on-step";

declare const DEFERRED_TYPE: string;
declare const POLICY_NAME: string;

/** A page's list of bundles: the hash of the build, then the URL and the integrity of each bundle. */
export type DeferredBundles = [build: string, ...bundles: [src: string, integrity: string][]];

const SIGNS_OF_USE = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
/* A browser may be idle before it has shown the frame that contains the last part of the page. */
const PAINTED_AFTER_MS = 1_000;
const IDLE_AT_LATEST_MS = 3_000;
/* Before the first retry of a bundle that failed to load. */
const SHORTEST_PAUSE_MS = 1_000;
/* Safari has no `requestIdleCallback`. */
const page: Omit<Window, "requestIdleCallback"> & Partial<Pick<Window, "requestIdleCallback">> = window;

/**
 * Calls `act` at the next sign of use. The response to the sign itself is shown first: the frame that answers a tap
 * does not wait for a fetch. Browsers also report a pointer that rests where the page appears: it does not count.
 */
function atNextSign(act: () => void) {
  const onSign = ({ type, movementX, movementY }: Partial<PointerEvent>) => {
    if (type === "pointermove" && !movementX && !movementY) return;
    for (const sign of SIGNS_OF_USE) removeEventListener(sign, onSign, true);
    requestAnimationFrame(() => setTimeout(act));
  };
  for (const sign of SIGNS_OF_USE) addEventListener(sign, onSign, { capture: true, passive: true });
}

function start() {
  if (started) return;
  started = true;
  const policy = page.trustedTypes?.createPolicy(POLICY_NAME, rules) ?? rules;
  const deferred = document.querySelector(`script[type="${DEFERRED_TYPE}"]`)!.textContent;
  const [build, ...bundles] = JSON.parse(deferred) as DeferredBundles;
  page.___webpackCompilationHash = build;
  for (const [src, integrity] of bundles) fetchBundle(policy.createScriptURL(src), integrity, SHORTEST_PAUSE_MS);
}

/** A bundle that fails to load is fetched again at a sign of use, each time after a longer pause. */
function fetchBundle(src: string, integrity: string, pause: number) {
  const script = document.createElement("script");
  script.src = src;
  script.integrity = integrity;
  script.async = false;
  script.onerror = () => setTimeout(atNextSign, pause, () => fetchBundle(src, integrity, 2 * pause));
  document.head.append(script);
}

/** Markup alone must not be able to load another script: only the site's own bundles are accepted. */
const rules = {
  createScriptURL(url: string) {
    if (/^\/[\w-]+\.js$/.test(url)) return url;
    throw new TypeError(url);
  },
};

function startWhenIdle() {
  setTimeout(() => {
    if (page.requestIdleCallback) page.requestIdleCallback(start, { timeout: IDLE_AT_LATEST_MS });
    else start();
  }, PAINTED_AFTER_MS);
}

let started = false;
reloadOnStep();
void layOutTheRest();
addEventListener("click", followAnchorInPage);
addEventListener("click", ({ target }) => (page.lastClick = target as Element | null), true);
atNextSign(start);
addEventListener("load", startWhenIdle);
