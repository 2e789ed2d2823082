import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type BrowserContext, chromium, expect, type LaunchOptions, type Page, test as base } from "playwright/test";
import { findChromium } from "../../src/commands/system/browser";
import { app, OTHER_PORT } from "./content";
import { type AppHost, startAppHost } from "./loopback/app-host";
import { selfSignedCertificate } from "./loopback/certificate";
import { TestCollector } from "./loopback/test-collector";
import { COLLECTOR_PORT, SITE_PORT, workerPorts } from "../ports";

export { expect } from "playwright/test";

interface Loopback {
  collectorPort: number;
  appPort: number;
  certificate: { key: string; cert: string };
  /** The command-line switches that lead a browser to them. */
  switches: string[];
}

interface Fixtures {
  collector: TestCollector;
  appHost: AppHost;
  /** Starts another browser with its own preferences; a test's starts share one profile, which remembers visits. */
  startBrowser: (preferences?: object) => Promise<BrowserContext>;
}

/**
 * The tests' own browser. The address where the built site sends its events leads to the running test's collector; the
 * app's host, and its lookalikes under `.test`, lead to the running test's app. Nothing is intercepted: requests leave
 * the browser as in production, including those of a closing page or a new tab.
 * The back/forward cache is on, as in every visitor's browser.
 */
export const test = base.extend<Fixtures, { loopback: Loopback }>({
  loopback: [
    async ({}, use, { parallelIndex }) => {
      const { collectorPort, appPort } = workerPorts(parallelIndex);
      const rules = [
        `MAP localhost:${COLLECTOR_PORT} localhost:${collectorPort}`,
        ...[`${app.hostname}:${app.port || 443}`, OTHER_PORT, "*.test:443"].map(
          (host) => `MAP ${host} localhost:${appPort}`,
        ),
      ];
      // The certificate is also accepted for the whole browser: it is too late to accept it for a new tab alone.
      const switches = [`--host-resolver-rules=${rules.join(", ")}`, "--ignore-certificate-errors"];
      await use({ collectorPort, appPort, certificate: selfSignedCertificate(), switches });
    },
    { scope: "worker" },
  ],
  launchOptions: [
    async ({ launchOptions, loopback }, use) => {
      const args = [...(launchOptions.args ?? []), ...loopback.switches];
      await use({ ...launchOptions, args, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
    },
    { scope: "worker" },
  ],
  collector: async ({ loopback }, use) => {
    const collector = new TestCollector(loopback.collectorPort);
    await collector.up();
    await use(collector);
    await collector.down();
  },
  appHost: async ({ loopback }, use) => {
    const appHost = await startAppHost(loopback.appPort, loopback.certificate);
    await use(appHost);
    await appHost.close();
  },
  startBrowser: async ({ launchOptions, baseURL, collector: _collector, appHost: _appHost }, use, testInfo) => {
    const profile = testInfo.outputPath("profile");
    const open: BrowserContext[] = [];
    await use(async (preferences) => {
      mkdirSync(path.join(profile, "Default"), { recursive: true });
      if (preferences) writeFileSync(path.join(profile, "Default/Preferences"), JSON.stringify(preferences));
      // Preferences are a feature of the whole browser, not of its engine.
      const options = { ...(launchOptions as LaunchOptions), executablePath: findChromium(), baseURL };
      const context = await chromium.launchPersistentContext(profile, options);
      open.push(context);
      return context;
    });
    for (const context of open) await context.close();
  },
  // The collector and the app must outlive the context: what a closing page still sends belongs to its own test.
  context: async ({ context, collector: _collector, appHost: _appHost }, use) => use(context),
});

/** Polls the visits that the app received; most arrive within milliseconds. */
export const visitsOf = ({ visits }: AppHost) => expect.poll(() => visits, { intervals: [25] });

/** Serves the built pages with another setting in their inline scripts, to test what only its editor can choose. */
export async function withSetting(page: Page, built: string, wanted: string): Promise<void> {
  // To Chromium, a fulfilled page is on a public network, and needs permission for requests to loopback addresses.
  await page.context().grantPermissions(["local-network-access"]);
  const isPage = ({ port, pathname }: URL) => port === String(SITE_PORT) && !path.extname(pathname);
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    if (!html.includes(built)) throw new Error(`The built page does not contain ${built}`);
    const headers = response.headers();
    delete headers["content-security-policy"];
    await route.fulfill({ response, headers, body: html.replace(built, () => wanted) });
  });
}
