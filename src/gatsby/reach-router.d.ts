/** The part of the router that `on-client-entry` uses; the package has no types of its own. */
declare module "@gatsbyjs/reach-router" {
  export const globalHistory: { listen(onChange: () => void): () => void };
}
