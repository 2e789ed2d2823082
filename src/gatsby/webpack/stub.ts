/* Replaces what the site never calls (see stub-modules.ts). */
const stub = () => undefined;

export default stub;
export const headHandlerForBrowser = stub;
