/**
 * Marks the tests that need the whole browser, not only its engine: for pages that are left or closed while requests
 * are under way, and for the back/forward cache.
 */
export const WHOLE_BROWSER = "@whole-browser";

/**
 * Flags that spare the processor: V8 without the compilers and threads that pay only on pages open for minutes, and one
 * process for the tabs of a visitor on one site, as on a phone.
 */
export const FRUGAL_FLAGS = ["--js-flags=--no-maglev --no-turbofan --single-threaded", "--renderer-process-limit=1"];
