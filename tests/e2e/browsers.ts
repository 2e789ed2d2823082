/**
 * Marks the tests that need the whole browser, not only its engine: for pages that are left or closed while requests
 * are under way, and for the back/forward cache.
 */
export const WHOLE_BROWSER = "@whole-browser";
