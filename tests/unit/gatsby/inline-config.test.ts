import { currentSite } from "../../../src/gatsby/deployment";
import { CHOICE_KEY } from "../../../src/analytics/do-not-track";
import { KEPT_NAMES } from "../../../src/content/vocabulary";
import { inlineConfig } from "../../../src/gatsby/inline-config";
import { STORAGE_KEY } from "../../../src/referral/store";

jest.mock("../../../src/gatsby/deployment");

const site = {
  appUrl: "https://app.example/fr/",
  analytics: { autoClicks: true, cookieDays: { visitor: 395, superProperties: 20, campaign: 5 } },
  referral: { attribution: "first" },
};

afterEach(() => {
  delete process.env["GATSBY_ANALYTICS_URL"];
  delete process.env["GATSBY_ANALYTICS_KEY"];
});

test("the inline scripts are built with the facts of data/site.json and the deployment's collector", () => {
  jest.mocked(currentSite).mockReturnValue(site as ReturnType<typeof currentSite>);
  expect(inlineConfig().analytics).toMatchObject({ endpoint: "", key: "" });
  process.env["GATSBY_ANALYTICS_URL"] = "https://mesures.example/track";
  process.env["GATSBY_ANALYTICS_KEY"] = "pk";
  expect(inlineConfig()).toEqual({
    analytics: {
      autoClicks: true,
      cookieDays: { visitor_id: 395, super_properties: 20, campaign: 5 },
      endpoint: "https://mesures.example/track",
      key: "pk",
    },
    referral: { attribution: "first", appOrigin: "https://app.example" },
  });
});

test("the privacy panel names everything that these scripts store", () => {
  const cookies = Object.keys(inlineConfig().analytics.cookieDays);
  expect([...KEPT_NAMES].sort()).toEqual([...cookies, CHOICE_KEY, STORAGE_KEY].sort());
});
