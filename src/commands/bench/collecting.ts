import { readHosting } from "../../hosting/description";
import { startCollector } from "../collector/start-collector";

/** The origins, other than the site's own, that the policy lets pages send to. */
function analyticsOrigins(): URL[] {
  const policy = readHosting()?.headers.find(([name]) => name === "Content-Security-Policy")?.[1] ?? "";
  const sources = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];
  return sources.filter((source) => source.startsWith("http")).map((source) => new URL(source));
}

/**
 * Receives the events of a site that was built to send them to this machine.
 * @returns the undo
 * @throws Error if the site was built for a real collector: measured visits must not count as visitors
 */
export async function takeEvents(): Promise<() => Promise<void>> {
  const [analytics] = analyticsOrigins();
  if (!analytics) return async () => {};
  if (!/^(localhost|127\.0\.0\.1|\[::1\])$/.test(analytics.hostname)) {
    throw new Error(
      `The site in public/ sends its events to ${analytics.host}. Build it without GATSBY_ANALYTICS_URL to measure it.`,
    );
  }
  const { close } = await startCollector({ port: Number(analytics.port || 80) });
  return close;
}
