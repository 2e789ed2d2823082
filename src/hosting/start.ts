/*
 * Runs inline, at the end of every page: sets the bundles going that the page names beside it, once the page has loaded
 * and the browser is idle, or at the first sign of use, whichever comes first. Until then nothing competes with the
 * first paint, and everything on the page works without them.
 */
declare const LATE: string;
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
  nameStyles();
  const policy = page.trustedTypes?.createPolicy(POLICY_NAME, rules) ?? rules;
  for (const late of document.querySelectorAll<HTMLScriptElement>(`script[type=${LATE}]`)) {
    const script = document.createElement("script");
    script.src = policy.createScriptURL(late.getAttribute("src")!);
    script.integrity = late.integrity;
    script.async = false;
    document.head.append(script);
    page.___webpackCompilationHash ??= late.dataset["build"];
  }
}

/** Markup alone must not be able to name another script: nothing but a bundle of the site is started. */
const rules: Policy = {
  createScriptURL(url) {
    if (/^\/[\w-]+\.js$/.test(url)) return url;
    throw new TypeError(url);
  },
};

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
