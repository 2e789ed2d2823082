import { useState } from "react";
import { useIsServed } from "../../ui/use-is-served";
import { SECRET } from "./use-start";

/** A Wi-Fi's key, with the name of the network that it opens. */
export interface Secret {
  key: string;
  network: string;
}

/**
 * The key of the network that the studio holds, which stays out of the URL's fragment. What was typed before the code
 * arrived is kept; a network that came with an address has no key until one is typed.
 * @param example the example's key and network
 * @param network the network that the studio holds now
 * @returns the key, and its setter: a key stays with its network, so that both must be given where a name is corrected
 */
export function useSecret(example: Secret, network: string) {
  const isServed = useIsServed();
  const [own, setOwn] = useState<Secret>();
  // Where React draws the page, the document still holds the one that is left.
  const [early] = useState(() => (isServed ? keyInMarkup(example.key) : undefined));
  // The first render must match the server's markup: what was typed meanwhile can only follow it.
  const meanwhile = isServed ? undefined : early;
  const atRest = network === example.network ? example.key : "";
  const key = own?.network === network ? own.key : (meanwhile ?? atRest);
  return [key, setOwn] as const;
}

function keyInMarkup(example: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const typed = document.querySelector<HTMLInputElement>(`[data-tool="qr"] [name="${SECRET}"]`)?.value;
  return typed === example ? undefined : typed;
}
