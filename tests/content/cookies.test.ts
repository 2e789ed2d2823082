import { readFileSync } from "node:fs";

const { analytics } = JSON.parse(readFileSync("data/site.json", "utf8"));

// A setting: whoever shortens one, say to rely on an exemption from consent, changes it here too.
test("the cookies live two years, 30 days and 7 days (specification, section 9)", () => {
  expect(analytics.cookieDays).toEqual({ visitor: 730, superProperties: 30, campaign: 7 });
});
