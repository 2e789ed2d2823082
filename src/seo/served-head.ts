import { createContext } from "react";

/**
 * Whether the page's head is the one that was served, and stays as it is. react-helmet keeps a list of the pages that
 * React has begun to draw: one that is left while it comes to life would stay in it, its title over the next page's.
 */
export const ServedHead = createContext(false);
