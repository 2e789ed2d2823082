/** Changes a page like browsers' translators, which replace each text node by elements of their own. */
export function translate(root: Element): void {
  const texts = document.evaluate(".//text()[normalize-space()]", root, null, 6);
  for (let at = 0; at < texts.snapshotLength; at++) {
    const text = texts.snapshotItem(at) as Text;
    if (text.parentElement!.closest("textarea, option, style, noscript")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
