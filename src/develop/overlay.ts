import { isNotFoundPath } from "../content/links/addresses";
import { color, font, radius } from "../design/tokens";
import { type ContentStatus, STATUS_ADDRESS } from "./content-status";

/** How often a visible page asks for the content's status. */
const EVERY_MS = 400;

const STYLE = `
  :host { position: fixed; inset: auto 0 0 0; z-index: 2147483000; font: 16px/1.5 ${font.body}; color: ${color.ink}; }
  section { max-height: 70vh; overflow: auto; padding: 1.25rem 1.5rem; background: ${color.raised}; border-top: .4rem solid ${color.bad}; box-shadow: 0 0 3rem color-mix(in srgb,${color.ink} 40%,transparent); }
  h2 { margin: 0 0 .5rem; font-size: 1.2rem; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { margin-top: 1rem; }
  p { margin: 0; }
  button { font: inherit; color: inherit; background: none; border: 1px solid ${color.edge}; border-radius: ${radius.small}; padding: .1rem .5rem; cursor: pointer; }
  .close { float: right; }
  .file { font-family: ui-monospace, monospace; font-size: .9rem; }
  .note { margin-top: 1rem; color: ${color.inkSoft}; }
`;

/** Makes an element with a text; nothing that a writer typed is read as HTML. */
function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = "", className = "") {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

/** Opens a file in the development server's editor; does nothing if the server has stopped. */
const openInEditor = (file: string, line = 1) =>
  fetch(`/__open-stack-frame-in-editor?fileName=${encodeURIComponent(file)}&lineNumber=${line}`).catch(() => null);

/** The status for a page; null if the server restarts or stops, even in the middle of its response. */
async function readStatus(address: string): Promise<ContentStatus | null> {
  try {
    const answer = await fetch(`${STATUS_ADDRESS}?page=${encodeURIComponent(address)}`);
    return answer.ok ? ((await answer.json()) as ContentStatus) : null;
  } catch {
    return null;
  }
}

function item({ file, line, field, message, remedy }: ContentStatus["problems"][number]) {
  const made = element("li");
  const place = element("button", line === undefined ? file : `${file}:${line}`, "file");
  place.addEventListener("click", () => void openInEditor(file, line));
  made.append(place, element("p", field ? `champ « ${field} » : ${message}` : message), element("p", `→ ${remedy}`));
  return made;
}

function panel({ problems, heldBack }: ContentStatus, close: () => void) {
  const made = element("section");
  made.setAttribute("role", "alert");
  const button = element("button", "Masquer", "close");
  button.addEventListener("click", close);
  const list = element("ul");
  list.append(...problems.map(item));
  made.append(button, element("h2", problems.length > 1 ? `${problems.length} points à corriger` : "À corriger"), list);
  const note =
    heldBack.length > 0
      ? `En attendant, le site montre la dernière version juste de ${heldBack.join(", ")}.`
      : problems.every(({ editorial }) => editorial)
        ? "Les pages sont publiées quand même."
        : "Le site montre ce qu’il peut.";
  made.append(element("p", `${note} Ce panneau s’en va dès que tout est corrigé et enregistré.`, "note"));
  return made;
}

/** Whether a page now exists where the browser shows a not-found page, or the page that it shows is gone. */
function hasComeOrGone(address: string, isPage: boolean | undefined): boolean {
  if (isPage === undefined) return false;
  const { ___loader } = window as Partial<Window>;
  const shown = ___loader?.loadPageSync(address)?.page?.path;
  return shown !== undefined && !isNotFoundPath(address) && (shown === address) !== isPage;
}

/**
 * Keeps the page in step with the writers' folder: shows problems until they are fixed, and reloads the page when it is
 * created or deleted.
 * @returns the undo
 */
export function watchStatus(): () => void {
  const host = element("content-problems" as "div");
  const root = host.attachShadow({ mode: "open" });
  let shown = "";

  const show = (status: ContentStatus) => {
    const text = JSON.stringify([status.problems, status.heldBack]);
    if (text === shown) return;
    shown = text;
    host.remove();
    if (status.problems.length === 0) return;
    root.replaceChildren(
      element("style", STYLE),
      panel(status, () => host.remove()),
    );
    document.body.append(host);
  };

  const ask = async () => {
    if (document.hidden) return;
    const address = location.pathname.replace(/(.)\/$/, "$1");
    const status = await readStatus(address);
    if (!status) return;
    if (hasComeOrGone(address, status.isPage)) return location.reload();
    show(status);
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const again = () => void ask().finally(() => !stopped && (timer = setTimeout(again, EVERY_MS)));
  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
    host.remove();
  };
}
