import { useEffect, useLayoutEffect } from "react";

/** An effect that runs before the browser paints or handles the next key. React warns about those on a server. */
export const useIsomorphicLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
