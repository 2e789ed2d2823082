/** The id of a tool's heading, to which links within its page lead; `name` as in `data/outils/<name>.json`. */
export const toolAnchor = (name: string) => `outil-${name}`;
