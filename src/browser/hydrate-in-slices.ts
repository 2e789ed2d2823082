import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Gatsby's hook: the built page is hydrated as a transition, which React does in slices of a few milliseconds, so that
 * a tap in the middle of it is answered at once. The development server draws its pages, as Gatsby would.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production"
    ? (element: ReactElement, container: Element) => startTransition(() => void hydrateRoot(container, element))
    : undefined;
