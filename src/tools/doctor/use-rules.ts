import { useEffect, useRef, useState } from "react";
import { DOCTOR_RULES } from "../../site/doctor-rules";
import { retry } from "../../site/retry";
import type { ServiceRule } from "./service";

const PATIENCE_MS = 10_000;

async function fetchRules(): Promise<ServiceRule[]> {
  const response = await fetch(DOCTOR_RULES, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`${DOCTOR_RULES} answers ${response.status}`);
  return (await response.json()) as ServiceRule[];
}

/**
 * The rules of all services, once they are wanted. Where they cannot be had, the next change of the link asks for them
 * again, and so does the network as soon as it is back.
 * @param own what stands in for them until they are there
 * @param wantedFor the link that they are wanted for; undefined while they are not
 */
export function useRules(own: readonly ServiceRule[], wantedFor: string | undefined) {
  const [rules, setRules] = useState<readonly ServiceRule[]>();
  const isAsked = useRef(false);
  useEffect(() => {
    if (wantedFor === undefined || rules) return;
    const ask = () => {
      if (isAsked.current) return;
      isAsked.current = true;
      retry(fetchRules).then(setRules, () => (isAsked.current = false));
    };
    ask();
    window.addEventListener("online", ask);
    return () => window.removeEventListener("online", ask);
  }, [wantedFor, rules]);
  return { rules: rules ?? own, isComplete: rules !== undefined };
}
