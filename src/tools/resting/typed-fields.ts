/** Session storage: what is kept leaves with the tab, or as the next page takes it. */
const KEPT = "typed";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = () =>
  [...document.querySelectorAll<Control>("[data-tool] [name]")].filter(({ type }) => type !== "file");

/** Keeps what the page's tools hold in this tab, for the page that is loaded in its place. */
export function keepTyped(): void {
  const fields = Object.fromEntries(controls().map(({ id, value }) => [id, value]));
  sessionStorage.setItem(KEPT, JSON.stringify([location.pathname, fields]));
}

/** Gives it to the same page's tools, as if it had been typed before their code came. Once. */
export function giveTypedBack(): void {
  try {
    const [page, fields] = JSON.parse(sessionStorage.getItem(KEPT) ?? "[]") as [string?, Record<string, string>?];
    sessionStorage.removeItem(KEPT);
    if (page !== location.pathname) return;
    for (const control of controls()) control.value = fields?.[control.id] ?? control.value;
  } catch {
    // No storage: nothing was kept.
  }
}

/** Whether a control of the page's markup holds another text than it was served with. */
export const isChanged = ({ value, defaultValue = value }: HTMLInputElement | HTMLTextAreaElement): boolean =>
  value !== defaultValue;
