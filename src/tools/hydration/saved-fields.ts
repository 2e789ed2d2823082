/** Key in session storage. */
const SAVED = "typed";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields of the page's tools. */
export const toolControls = () => [...document.querySelectorAll<Control>("[data-tool] [name]")];

/** A file may not be put into a field by a script. */
const savedControls = () => toolControls().filter(({ type }) => type !== "file");

/** Saves what the tools' fields hold, in this tab, for the page that is about to reload. */
export function saveFields(): void {
  const fields = Object.fromEntries(savedControls().map(({ id, value }) => [id, value]));
  sessionStorage.setItem(SAVED, JSON.stringify([location.pathname, fields]));
}

/** Fills the same page's tools in again, once, as if it had been typed before their code loaded. */
export function restoreFields(): void {
  try {
    const [page, fields] = JSON.parse(sessionStorage.getItem(SAVED) ?? "[]") as [string?, Record<string, string>?];
    sessionStorage.removeItem(SAVED);
    if (page !== location.pathname) return;
    for (const control of savedControls()) {
      // Since the reload, the visitor may have typed again.
      if (!isTouched(control)) control.value = fields?.[control.id] ?? control.value;
    }
  } catch {
    // No storage: nothing was saved.
  }
}

const isTouched = (control: Control) =>
  control instanceof HTMLSelectElement ? !control.selectedOptions[0]?.defaultSelected : isChanged(control);

/** Whether a field holds another text than it was served with. */
export const isChanged = ({ value, defaultValue = value }: HTMLInputElement | HTMLTextAreaElement): boolean =>
  value !== defaultValue;
