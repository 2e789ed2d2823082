/**
 * Logs why an import failed, unless its chunk could not be loaded (webpack's own error). Any other error is a bug in
 * the code, which no retry fixes.
 * @returns whether the chunk could not be loaded, and another attempt may succeed
 */
export function reportFailedImport(error: unknown): boolean {
  const isLost = (error as Error).name === "ChunkLoadError";
  if (!isLost) console.error(error);
  return isLost;
}
