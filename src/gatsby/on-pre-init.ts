/** Checks the content before Gatsby reads it. */
export function onPreInit() {}
