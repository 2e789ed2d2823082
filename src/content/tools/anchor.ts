/** The id of a tool's heading, the target of links within its page; `name` as in `data/outils/<name>.json`. */
export const toolAnchor = (name: string) => `outil-${name}`;
