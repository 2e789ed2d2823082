import type { ReactNode } from "react";

/** Text for screen readers only: what the drawing beside it shows, or what a sighted reader infers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="visually-hidden">{children}</span>;
}
