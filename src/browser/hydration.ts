let hydrated = false;

/** Whether React has taken the page over. */
export const isHydrated = () => hydrated;

/** Gatsby's hook, called once after the first page is hydrated. */
export function onInitialClientRender() {
  hydrated = true;
}
