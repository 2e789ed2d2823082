/**
 * Puts a text on the clipboard. Where the browser refuses its interface, as those inside applications do, its older
 * command copies.
 * @returns whether the text is there
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", put);
  try {
    return document.execCommand("copy");
  } catch {
    // It is an obsolete command, which a browser may be without.
    return false;
  } finally {
    document.removeEventListener("copy", put);
  }
}
