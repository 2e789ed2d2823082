/** Shows the writers in `npm run develop` what is to be mended; the built site has none of it. */
export function onClientEntry() {
  if (process.env.NODE_ENV === "development") void import("../desk/overlay").then(({ watchNews }) => watchNews());
}
