import { expect, test } from "./fixtures";
import { exactly, firstQuestion, questionAt, type Scenario, secondQuestion } from "./measurement";
import { holdBundles, hydrated, open } from "./page-state";

const scenarios: Scenario[] = [
  {
    name: "a question opened",
    visit: async ({ page }) => (await open(page), questionAt(page, 0).click()),
    sent: ["Pageview /", `FAQOpened ${firstQuestion}`],
  },
  {
    name: "a question opened by the keyboard",
    visit: async ({ page }) => (await open(page), questionAt(page, 0).press("Enter")),
    sent: ["Pageview /", `FAQOpened ${firstQuestion}`],
  },
  {
    name: "another question opened, which closes the first",
    visit: async ({ page }) => {
      await open(page);
      await questionAt(page, 0).click();
      await questionAt(page, 1).click();
      await expect(page.locator("details[data-event=FAQOpened][open]")).toHaveCount(1);
    },
    sent: ["Pageview /", `FAQOpened ${firstQuestion}`, `FAQOpened ${secondQuestion}`],
  },
  {
    name: "a question opened and closed",
    visit: async ({ page }) => {
      await open(page);
      await questionAt(page, 0).click();
      await expect(page.locator("details[data-event=FAQOpened][open]")).toHaveCount(1);
      await questionAt(page, 0).click();
      await expect(page.locator("details[data-event=FAQOpened][open]")).toHaveCount(0);
    },
    sent: ["Pageview /", `FAQOpened ${firstQuestion}`],
  },
  {
    name: "a question opened while the bundles are held back, which hydration does not repeat",
    visit: async ({ page }) => {
      const release = await holdBundles(page);
      await page.goto("/", { waitUntil: "commit" });
      await questionAt(page, 0).click();
      release();
      await hydrated(page);
    },
    sent: ["Pageview /", `FAQOpened ${firstQuestion}`],
  },
  {
    name: "another block that opens, declaring nothing",
    visit: async ({ page }) => (await open(page), page.locator("footer summary").first().click()),
    sent: ["Pageview /"],
  },
];

test.describe("questions: exactly these events", () => {
  for (const { name, tag, ...scenario } of scenarios) test(name, { tag }, exactly(scenario));
});
