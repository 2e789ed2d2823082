/** Writes the path that nobody knows to the console (decisions, "Routes"). */
export const logUnknownPath = () => console.error(`Unknown path: ${location.pathname}`);
