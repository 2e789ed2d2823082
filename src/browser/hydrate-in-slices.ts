import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isHydrated } from "./hydration";

/**
 * Gatsby's hook: the built page is hydrated as a transition, which React does in slices of a few milliseconds, so that
 * a tap in the middle of it is answered at once. The development server draws its pages, as Gatsby would.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production"
    ? (element: ReactElement, container: Element) => {
        deafenUntilHydrated(container);
        startTransition(() => void hydrateRoot(container, element));
      }
    : undefined;

/**
 * At the first event that it hears, React finishes in one piece what it has begun in slices. Nothing in the frame needs
 * it before: the menu and the questions are the browser's, and the page's own tools are a root of their own.
 */
function deafenUntilHydrated(container: Element) {
  const listen = container.addEventListener.bind(container);
  container.addEventListener = (type: string, hear: EventListener, options?: AddEventListenerOptions | boolean) =>
    listen(type, (event) => isHydrated() && hear(event), options);
}
