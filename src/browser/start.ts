/*
 * Runs inline, at the end of every page: sets the bundles going that the page names beside it, once the page has loaded
 * and the browser is idle, or at the first sign of use, whichever comes first. Until then nothing competes with the
 * first paint, and everything on the page works without them.
 */
import { followAnchorInPage } from "./follow-anchor-in-page";
import { layOutTheRest } from "./lay-out";

declare const DEFERRED_TYPE: string;
declare const POLICY_NAME: string;

/** What a page says of its bundles: the mark of the build, then the address of each and what it must be. */
export type DeferredBundles = [build: string, ...bundles: [src: string, integrity: string][]];

const SIGNS_OF_USE = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
/* A browser may be idle before it has shown the frame that the last of the page is in. */
const PAINTED_AFTER_MS = 1_000;
const IDLE_AT_LATEST_MS = 3_000;
/* Between two tries of a bundle that is lost on the way. */
const SHORTEST_PAUSE_MS = 1_000;
/* Safari has no `requestIdleCallback`. */
const page: Omit<Window, "requestIdleCallback"> & Partial<Pick<Window, "requestIdleCallback">> = window;

/**
 * Acts at the next sign of use. What the sign itself asks for is shown first: the frame that answers a tap waits for no
 * fetch. Browsers also tell of a pointer that merely rests where the page appears.
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

/** One that is lost on the way is asked for again at a sign of use, each time after a longer pause. */
function fetchBundle(src: string, integrity: string, pause: number) {
  const script = document.createElement("script");
  script.src = src;
  script.integrity = integrity;
  script.async = false;
  script.onerror = () => setTimeout(atNextSign, pause, () => fetchBundle(src, integrity, 2 * pause));
  document.head.append(script);
}

/** Markup alone must not be able to name another script: nothing but a bundle of the site is started. */
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

/* A step back to a page that was left by a link within the site changes the address alone, until React listens. */
const { pathname } = location;
onpopstate = () => {
  if (location.pathname !== pathname) location.reload();
};

let started = false;
void layOutTheRest();
addEventListener("click", followAnchorInPage);
addEventListener("click", ({ target }) => (page.lastClick = target as Element | null), true);
atNextSign(start);
if (document.readyState === "complete") startWhenIdle();
else addEventListener("load", startWhenIdle);
