import { deployed } from "../../../src/gatsby/deployment";
import { inlineConfig } from "../../../src/gatsby/inline-config";

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
  jest.mocked(deployed).mockReturnValue(site as ReturnType<typeof deployed>);
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
