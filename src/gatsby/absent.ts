/* Stands in for what the site never calls (see absent-modules.ts). */
const absent = () => undefined;

export default absent;
export const headHandlerForBrowser = absent;
