import type { Site } from "../site";

/**
 * Turns a writer's link target into an address: `support` and the names of the legal documents are looked up in
 * `data/site.json`, `app:/x` is on the app host.
 * @param target the target of a link in `data/` (see `linkTarget` in fields.ts)
 * @returns an address of the site unchanged, or an absolute one
 */
export function addressOfTarget(
  target: string,
  { appUrl, support, legal }: Pick<Site, "appUrl" | "support" | "legal">,
) {
  const byName: Record<string, string> = { support, ...legal };
  const address = byName[target] ?? target;
  return address.startsWith("app:") ? appUrl + address.slice("app:".length) : address;
}
