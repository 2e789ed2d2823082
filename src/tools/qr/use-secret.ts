import { useState } from "react";
import { useIsServerRender } from "../../ui/use-is-server-render";
import { SECRET } from "./use-start";

/** A Wi-Fi's key, with the name of the network that it opens. */
interface Secret {
  key: string;
  network: string;
}

/**
 * The key of the network that the studio holds, which stays out of the URL's fragment. What was typed before the code
 * arrived is kept, with the network that was shown beside it; a network that came with an address has no key until one
 * is typed.
 * @param example the example's key and network
 * @param network the network that the studio holds now
 * @returns the key, and its setter: a key stays with its network, so that both must be given where a name is corrected
 */
export function useSecret(example: Secret, network: string) {
  const isServed = useIsServerRender();
  const [own, setOwn] = useState<Secret>();
  // Where React draws the page, the document still holds the one that is left.
  const [early] = useState(() => (isServed ? secretInMarkup(example) : undefined));
  // The first render must match the server's markup: what was typed meanwhile can only follow it.
  const meanwhile = isServed ? undefined : early;
  const last = own ?? meanwhile;
  const atRest = network === example.network ? example.key : "";
  return [last?.network === network ? last.key : atRest, setOwn] as const;
}

function secretInMarkup({ key }: Secret): Secret | undefined {
  if (typeof document === "undefined") return undefined;
  const typed = (name: string) => document.querySelector<HTMLInputElement>(`[data-tool="qr"] [name="${name}"]`)?.value;
  const [typedKey, network] = [typed(SECRET), typed("network")];
  return typedKey === undefined || network === undefined || typedKey === key ? undefined : { key: typedKey, network };
}
