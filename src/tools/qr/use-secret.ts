import { useState } from "react";
import { useIsServerRender } from "../../ui/use-is-server-render";
import { SECRET } from "./use-start";

/** A Wi-Fi key, with the name of its network. */
interface Secret {
  key: string;
  network: string;
}

/**
 * The key of the studio's current network, which is never in the URL's fragment. A key typed before hydration is kept,
 * with the network that was shown beside it; a network from a shared URL has no key until one is typed.
 * @param example the example's key and network
 * @param network the current network
 * @returns the key; its setter (a key belongs to its network, so both must be given when a name is corrected); and
 *   whether a shared link would show another key
 */
export function useSecret(example: Secret, network: string) {
  const isServed = useIsServerRender();
  const [own, setOwn] = useState<Secret>();
  // On client-side navigation the document still holds the previous page.
  const [early] = useState(() => (isServed ? secretInMarkup(example) : undefined));
  // The first render must match the served markup: what was typed meanwhile can only come after it.
  const meanwhile = isServed ? undefined : early;
  const last = own ?? meanwhile;
  const initialKey = network === example.network ? example.key : "";
  const key = last?.network === network ? last.key : initialKey;
  return [key, setOwn, key !== initialKey] as const;
}

function secretInMarkup({ key }: Secret): Secret | undefined {
  if (typeof document === "undefined") return undefined;
  const typed = (name: string) => document.querySelector<HTMLInputElement>(`[data-tool="qr"] [name="${name}"]`)?.value;
  const [typedKey, network] = [typed(SECRET), typed("network")];
  return typedKey === undefined || network === undefined || typedKey === key ? undefined : { key: typedKey, network };
}
