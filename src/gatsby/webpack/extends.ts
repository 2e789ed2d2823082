/* Replaces Babel's helper for browsers that have no `Object.assign` (see stub-modules.ts). */
export default Object.assign;
