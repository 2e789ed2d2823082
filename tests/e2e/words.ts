import type { Page } from "playwright/test";

/** What a visitor may set without losing anything (WCAG 2.2, 1.4.12). */
export const SPACED = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

/**
 * The words of a page that end on another line than they began on.
 * @param sought which words, as a pattern for each selector of the elements that hold them; the first that fits counts
 */
export const wordsOnTwoLines = (page: Page, sought: Record<string, string>): Promise<string[]> =>
  page.evaluate((patterns) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const split: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const holder = text.parentElement;
      const pattern = holder?.checkVisibility() && patterns.find(([selector]) => holder.closest(selector))?.[1];
      if (!pattern) continue;
      for (const { 0: word, index } of text.data.matchAll(new RegExp(pattern, "giu"))) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
        if (new Set(lines).size > 1) split.push(word);
      }
    }
    return split;
  }, Object.entries(sought));
