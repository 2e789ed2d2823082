/*
 * Runs inline, at the end of every page: fetches the bundles once the page has loaded and the browser is idle, or at
 * the first sign of use, whichever comes first. Until then nothing competes with the first paint, and everything on
 * the page works without them.
 */
declare const BUNDLES: readonly (readonly [src: string, integrity: string])[];
declare const COMPILATION: string;
declare const POLICY_NAME: string;

type Policy = { createScriptURL(url: string): string };
interface StartingPage {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  ___webpackCompilationHash?: string;
  requestIdleCallback?: (callback: () => void, options: { timeout: number }) => void;
}

const SIGNS_OF_USE = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"];
const IDLE_AT_LATEST_MS = 3_000;
const page = globalThis as unknown as StartingPage;

function start() {
  for (const sign of SIGNS_OF_USE) removeEventListener(sign, start, true);
  if (started) return;
  started = true;
  page.___webpackCompilationHash = COMPILATION;
  nameStyles();
  const rules: Policy = { createScriptURL: (url) => url };
  const policy = page.trustedTypes?.createPolicy(POLICY_NAME, rules) ?? rules;
  for (const [src, integrity] of BUNDLES) {
    const script = document.createElement("script");
    script.src = policy.createScriptURL(src);
    script.integrity = integrity;
    script.async = false;
    document.head.append(script);
  }
}

/** Emotion looks up on the style block which classes the page has; their names stand in its rules already. */
function nameStyles() {
  const { dataset, textContent } = document.querySelector<HTMLElement>("style[data-emotion]")!;
  const names = [...textContent!.matchAll(/\.css-(\w+)|(animation-\w+)/g)].map(([, id, animation]) => id ?? animation);
  dataset["emotion"] = ["css", ...new Set(names)].join(" ");
}

function startWhenIdle() {
  if (page.requestIdleCallback) page.requestIdleCallback(start, { timeout: IDLE_AT_LATEST_MS });
  else setTimeout(start, 200);
}

let started = false;
for (const sign of SIGNS_OF_USE) addEventListener(sign, start, { capture: true, passive: true });
if (document.readyState === "complete") startWhenIdle();
else addEventListener("load", startWhenIdle);
