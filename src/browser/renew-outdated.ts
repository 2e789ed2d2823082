import { SECRET_FIELD } from "../content/tools/fragment";
import { isStateOf, writeFragment } from "../tools/state/fragment";

/** A younger page is renewed by Gatsby, which does so once: a host that mixes its versions must not keep it busy. */
const LONG_OPEN_MS = 60_000;

type Version = Pick<NonNullable<GatsbyPage["page"]>, "webpackCompilationHash">;

/**
 * Loads a page anew that was open while another version of the site went online: the code that it has not fetched yet
 * is gone for good, and what a step back fetches is meant for other code. What was typed into a tool that waits for its
 * code comes along in the address.
 * @returns the undo
 */
export function renewOutdated(): () => void {
  const control = new AbortController();
  const { signal } = control;
  const onScript = ({ target }: Event) => target instanceof HTMLScriptElement && void compare().catch(() => {});
  window.addEventListener("error", onScript, { capture: true, signal });
  window.___emitter.on("onPostLoadPageResources", ({ page: { page } }) => {
    if (page?.path === location.pathname && !signal.aborted) renewFor(page);
  });
  return () => control.abort();
}

async function compare() {
  const online = await fetch("/page-data/app-data.json");
  renewFor((await online.json()) as Version);
}

function renewFor({ webpackCompilationHash: version }: Version) {
  // Gatsby has an empty name for a version that it could not ask for.
  if (!version || version === window.___webpackCompilationHash) return;
  for (const place of document.querySelectorAll<HTMLElement>("[data-tool]")) keepTyped(place);
  if (performance.now() > LONG_OPEN_MS) location.reload();
}

/** A tool that lives keeps what it holds in the address by itself. */
function keepTyped(place: HTMLElement) {
  const tool = place.dataset["tool"]!;
  const typed: Record<string, string> = {};
  const rest: Record<string, string> = {};
  const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input[name], textarea[name]");
  for (const { name, value, defaultValue } of fields) {
    if (name === SECRET_FIELD) continue;
    typed[name] = value;
    rest[name] = defaultValue;
  }
  const fragment = writeFragment(tool, typed, rest);
  if (fragment && !isStateOf(location.hash, tool)) history.replaceState(history.state, "", fragment);
}
