import { createContext } from "react";

/**
 * Whether the page's head is the served one and stays unchanged. react-helmet lists the pages that React has begun to
 * render: a page left during hydration would stay listed, and its title would override the next page's.
 */
export const ServedHead = createContext(false);
