let hydrated = false;

/** Whether React has taken the page over. */
export const isHydrated = () => hydrated;

/** Gatsby's hook, called once after the first page is hydrated: from here on the router hears of steps (start.ts). */
export function onInitialClientRender() {
  hydrated = true;
  window.onpopstate = null;
}
