import type { Page } from "playwright/test";

/** Text spacing that a visitor may set without losing anything (WCAG 2.2, 1.4.12). */
export const SPACED = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

/**
 * The words of a page that end on another line than they began on.
 * @param sought a pattern of words for each selector of the elements that hold them; the first matching selector counts
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

/**
 * The texts, including answers, that an edge cuts off, without a way to scroll to the rest or an ellipsis. The page's
 * width does not reveal them, because a section clips its own overflow.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("main details, footer details")) {
      details.removeAttribute("name");
      details.open = true;
    }
    // Each box is measured only once: a page has thousands of pairs of a text and a box around it.
    const boxes = new Map<Element, { ends: boolean; cuts: boolean; left: number; right: number }>();
    const measured = (box: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(box);
      const { left, right, width } = box.getBoundingClientRect();
      // Text for screen readers only is in a box of one pixel.
      const ends = /auto|scroll/.test(overflowX) || textOverflow === "ellipsis" || width === 1;
      const cuts = box === document.documentElement || /hidden|clip/.test(overflowX);
      boxes.set(box, { ends, cuts, left: left - 1, right: right + 1 });
      return boxes.get(box)!;
    };
    const isWhole = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()];
      for (let box = text.parentElement; box; box = box.parentElement) {
        const edge = boxes.get(box) ?? measured(box);
        if (edge.ends) return true;
        if (edge.cuts && lines.some(({ left, right }) => left < edge.left || right > edge.right)) return false;
      }
      return true;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim() && text.parentElement?.checkVisibility() && !isWhole(text)) cut.push(text.data);
    }
    return cut;
  });
