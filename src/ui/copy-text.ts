/**
 * Copies a text to the clipboard. If the browser refuses the clipboard API, as in-app browsers do, the older command
 * copies.
 * @returns whether the text was copied
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
    // The command is obsolete: a browser may lack it.
    return false;
  } finally {
    document.removeEventListener("copy", put);
  }
}
