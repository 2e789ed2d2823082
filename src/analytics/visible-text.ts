/** @returns the element's text, each run of spaces (no-break ones too) as one space; else its accessible name */
export const visibleText = (element: Element): string =>
  normalise(element.textContent) || normalise(element.getAttribute("aria-label"));

/** Typography differs between pages, but the same words must give the same metadata. */
export const normalise = (text: string | null | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();
