/* Stands in for Babel's helper, made for browsers that have no `Object.assign` (see stub-modules.ts). */
export default Object.assign;
