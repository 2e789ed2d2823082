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
 * The rules of all services, once they are needed. If they cannot be loaded, the next change of the link or the next
 * `online` event retries.
 * @param own the rules used until they are loaded
 * @param wantedFor the link that needs them; undefined while none does
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
