import { gzipSync } from "node:zlib";
import { JSDOM } from "jsdom";
import { buildInlineScripts, type InlineConfig } from "../../../src/gatsby/inline-scripts";

const CONFIG: InlineConfig = {
  analytics: {
    endpoint: "https://collect.maillon.example/i",
    key: "pk_0123456789abcdef",
    autoClicks: false,
    cookieDays: { visitor_id: 730, super_properties: 30, campaign: 7 },
  },
  referral: { appOrigin: "https://app.maillon.example", attribution: "last" },
};

const weight = (script: string) => gzipSync(script, { level: 9 }).length;

describe("the inline scripts", () => {
  it("are the same bytes for the same configuration, so that a policy can hash them", async () => {
    expect(await buildInlineScripts(CONFIG)).toEqual(await buildInlineScripts(CONFIG));
  });

  it("carry the configuration", async () => {
    const { analytics, referral } = await buildInlineScripts(CONFIG);
    expect(analytics).toContain(CONFIG.analytics.endpoint);
    expect(analytics).toContain(CONFIG.analytics.key);
    expect(referral).toContain(CONFIG.referral.appOrigin);
  });

  it("include the listener for every click only if the site asks for it", async () => {
    const analytics = { ...CONFIG.analytics, autoClicks: true };
    expect((await buildInlineScripts(CONFIG)).analytics).not.toContain('"Click"');
    expect((await buildInlineScripts({ ...CONFIG, analytics })).analytics).toContain('"Click"');
  });

  it("stay light: under 1,090 bytes for referral, 2,580 for analytics, gzipped", async () => {
    const { analytics, referral } = await buildInlineScripts(CONFIG);
    expect(weight(referral)).toBeLessThan(1_090);
    expect(weight(analytics)).toBeLessThan(2_580);
  });

  it("contain nothing that a strict policy forbids", async () => {
    for (const script of Object.values(await buildInlineScripts(CONFIG))) {
      expect(script).not.toMatch(
        /\beval\b|new Function|innerHTML|outerHTML|document\.write|insertAdjacent|javascript:/,
      );
      // eslint-disable-next-line no-control-regex
      expect(script).toMatch(/^[\x00-\x7f]*$/);
    }
  });

  it("count a page once even if it includes the analytics twice", async () => {
    const { analytics } = await buildInlineScripts(CONFIG);
    const twice = `<script>${analytics}</script>`.repeat(2);
    const fetched = jest.fn(() => new Promise(() => {}));
    const { window } = new JSDOM(twice, {
      url: "https://maillon.example/",
      runScripts: "dangerously",
      pretendToBeVisual: true,
      beforeParse: (window) => void Object.assign(window, { fetch: fetched }),
    });
    window.dispatchEvent(new window.Event("pagehide"));
    expect(fetched).toHaveBeenCalledTimes(1);
    window.close();
  });

  it("cannot be closed early by a configured value", async () => {
    const key = "</script><script>alert(1)</script>";
    const scripts = buildInlineScripts({ ...CONFIG, analytics: { ...CONFIG.analytics, key } });
    await expect(scripts.then(({ analytics }) => analytics)).rejects.toThrow("GATSBY_ANALYTICS_KEY holds markup");
  });
});
