import { type ReactElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isHydrated } from "./hydration";

/**
 * Gatsby's hook: the built page is hydrated as a transition, which React does in slices of a few milliseconds, so that
 * a tap during hydration is answered at once. The development server uses Gatsby's own rendering.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "production"
    ? (element: ReactElement, container: Element) => {
        ignoreEventsUntilHydrated(container);
        startTransition(() => void hydrateRoot(container, element));
      }
    : undefined;

/**
 * Hides events from React until hydration ends: at the first event, React would hydrate all remaining slices in one
 * piece. Nothing in the layout needs React earlier: the menu and the questions are native, and the page's own tools
 * have a root of their own.
 */
function ignoreEventsUntilHydrated(container: Element) {
  const listen = container.addEventListener.bind(container);
  container.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) =>
    listen(type, (event) => isHydrated() && listener(event), options);
}
