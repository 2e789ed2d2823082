/**
 * Takes a malformed fragment (`#%`) off the address before Gatsby decodes it and fails, which would cost the visitor
 * the whole page. Fragments come from anywhere: an instrument's state is shared in one.
 */
export function onClientEntry() {
  mendFragment();
  // First in line: the router listens from its own start on.
  window.addEventListener("popstate", mendFragment);
}

function mendFragment() {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
}
