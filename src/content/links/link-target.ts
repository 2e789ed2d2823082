import type { Site } from "../site";

/**
 * Turns a writer's link target into an address: `support` and the names of the legal documents stand for what
 * `data/site.json` says, `app:/x` is on the app host.
 * @param target where a link of `data/` leads (see `linkTarget` in fields.ts)
 * @returns an address of the site as it is, or an absolute one
 */
export function addressOfTarget(
  target: string,
  { appUrl, support, legal }: Pick<Site, "appUrl" | "support" | "legal">,
) {
  const byName: Record<string, string> = { support, ...legal };
  const address = byName[target] ?? target;
  return address.startsWith("app:") ? appUrl + address.slice("app:".length) : address;
}
