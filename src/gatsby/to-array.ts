/* Stands in for what Babel makes of `[...items]`, for browsers that have no iterators (see absent-modules.ts). */
const toArray = <Item>(items: Iterable<Item>) => Array.from(items);

export default toArray;
