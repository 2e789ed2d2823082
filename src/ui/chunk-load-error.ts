/**
 * Logs why code that was imported did not come, unless it was lost on its way (webpack's own error). Any other error is
 * a fault of the code, which no further try mends.
 * @returns whether it was lost
 */
export function isChunkLoadError(error: unknown): boolean {
  const isLost = (error as Error).name === "ChunkLoadError";
  if (!isLost) console.error(error);
  return isLost;
}
