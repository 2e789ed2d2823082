/**
 * Marks the tests of what the browser around the engine does: pages that are left or closed with requests under way,
 * the back/forward cache.
 */
export const WHOLE_BROWSER = "@whole-browser";
