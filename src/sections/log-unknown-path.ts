/** Logs the unknown path to the console (decisions, "Routes"). */
export const logUnknownPath = () => console.error(`Unknown path: ${location.pathname}`);
