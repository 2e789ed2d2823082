let hydrated = false;

/** Whether React has hydrated the page. */
export const isHydrated = () => hydrated;

/** Gatsby's hook, called once the first page is hydrated: from here on the router handles history steps (start.ts). */
export function onInitialClientRender() {
  hydrated = true;
  window.onpopstate = null;
}
