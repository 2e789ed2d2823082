let shown: string | undefined;

/** Records which page is shown, by its path. */
export const markShown = (pathname: string) => void (shown = pathname);

/** The path of the shown page; on a history step, the URL may already be the next page's. */
export const shownPath = () => shown ?? location.pathname;
