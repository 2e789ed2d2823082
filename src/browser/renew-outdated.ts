import { SECRET_FIELD } from "../content/tools/fragment";
import { isStateOf, writeFragment } from "../tools/state/fragment";

/** A younger page lacks nothing yet, or would be loaded anew for ever. */
const LONG_OPEN_MS = 60_000;

/**
 * Loads a page anew that was open while another version of the site went online: the code that it has not fetched yet
 * is gone for good. What was typed into a tool that waits for its code comes along in the address.
 * @returns the undo
 */
export function renewOutdated(): () => void {
  const control = new AbortController();
  const onLoss = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && performance.now() > LONG_OPEN_MS) renew().catch(() => {});
  };
  window.addEventListener("error", onLoss, { capture: true, signal: control.signal });
  return () => control.abort();
}

async function renew() {
  const response = await fetch("/page-data/app-data.json");
  const { webpackCompilationHash } = (await response.json()) as { webpackCompilationHash: string };
  if (webpackCompilationHash === window.___webpackCompilationHash) return;
  for (const place of document.querySelectorAll<HTMLElement>("[data-tool]")) keepTyped(place);
  location.reload();
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
