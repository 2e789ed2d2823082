/** Long enough for any browser to have read the file. */
const FORGOTTEN_AFTER_MS = 30_000;

/** Downloads a file made in the page. */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FORGOTTEN_AFTER_MS);
}
