import { useEffect, useLayoutEffect } from "react";

/** An effect that is done before the browser paints or hears of the next key. React warns of those on a server. */
export const useIsomorphicLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;
