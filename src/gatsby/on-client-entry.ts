/**
 * Takes a malformed fragment (`#%`) off the address before Gatsby decodes it and fails, which would cost the visitor
 * the whole page. Fragments come from anywhere: an instrument's state is shared in one. In develop it also shows the
 * writers what is to be mended; the built site has none of that.
 */
export function onClientEntry() {
  mendFragment();
  // First in line: the router listens from its own start on.
  window.addEventListener("popstate", mendFragment);
  if (process.env.NODE_ENV === "development") void import("../desk/overlay").then(({ watchNews }) => watchNews());
}

function mendFragment() {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
}
