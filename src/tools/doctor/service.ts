import { isUnder, type Pair } from "../reading/address";
import { withoutAccount } from "../reading/google-file";
import { isGoogle } from "../reading/host";
import { matchesPattern } from "./pattern";

/** What one of our pages knows about its service's links: one entry of `/doctor.json`, from `doctor` in its JSON. */
export interface ServiceRule {
  readonly path: string;
  readonly label: string;
  readonly hosts: readonly string[];
  readonly keep: readonly string[];
  readonly drop: readonly string[];
  readonly warnings: readonly {
    readonly when: {
      readonly parameter?: string | null;
      readonly value?: string | null;
      readonly path?: string | null;
      readonly without?: string | null;
    };
    readonly text: string;
  }[];
}

/** The path that rules are matched with. */
const pathOf = (url: URL) => (isGoogle(url.hostname) ? withoutAccount(url) : url.pathname);

/** The rule with the longest matching `hosts` entry. */
export function serviceOf(url: URL, services: readonly ServiceRule[]): ServiceRule | undefined {
  const pathname = pathOf(url);
  let best: { service: ServiceRule; length: number } | undefined;
  for (const service of services) {
    for (const entry of service.hosts) {
      const [host = "", ...folders] = entry.split("/");
      const path = folders.length > 0 ? `/${folders.join("/")}` : "";
      if (isUnder(url.hostname, host) && pathname.startsWith(path) && entry.length > (best?.length ?? 0)) {
        best = { service, length: entry.length };
      }
    }
  }
  return best?.service;
}

/** Whether a link meets all conditions of a warning. */
export function meetsConditions(
  when: ServiceRule["warnings"][number]["when"],
  url: URL,
  pairs: readonly Pair[],
): boolean {
  const { parameter, value, path, without } = when;
  const named = pairs.filter(({ name }) => !parameter || matchesPattern(parameter, name));
  return (
    (!parameter || named.length > 0) &&
    (!value || named.some((pair) => matchesPattern(value, pair.value))) &&
    (!path || matchesPattern(path, pathOf(url))) &&
    (!without || !pairs.some(({ name }) => matchesPattern(without, name)))
  );
}
