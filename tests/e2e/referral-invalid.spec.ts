import type { Page } from "playwright/test";
import { SIGN_UP, site } from "./content";
import { expect, test } from "./fixtures";
import { watchErrors } from "./page-errors";
import { blog, KEY, land, stored } from "./referral";

/** Follows the blog's call to action, and returns where it leads. */
async function destination(page: Page): Promise<string> {
  await blog(page).click();
  await page.waitForURL(`${site.appUrl}/**`);
  return page.url();
}

test.describe("an invalid code is ignored: nothing is stored, nothing is thrown, links stay as they are", () => {
  const unacceptable: Record<string, string> = {
    "65 characters": "a".repeat(65),
    nothing: "",
    markup: "%3Cscript%3Ealert(1)%3C/script%3E",
    "percent garbage": "%E0%A4%A",
    "a lone percent": "%",
    "a null byte": "ami%00",
    "a line break": "ami%0D%0ASet-Cookie:a",
    "a space": "mon+ami",
    "another parameter in disguise": "ami%26role=admin",
    "an accent": "%C3%A9",
    "a path": "..%2F..%2Fetc",
  };

  test("in the URL", async ({ page }) => {
    const errors = watchErrors(page);
    for (const [name, value] of Object.entries(unacceptable)) {
      await land(page, `/blog?gf=${value}`);
      expect(await stored(page), name).toBeNull();
      expect(await destination(page), name).toBe(SIGN_UP);
      expect(errors, name).toEqual([]);
    }
  });

  test("64 characters are a code", async ({ page }) => {
    await land(page, `/blog?gf=${"a".repeat(64)}`);
    expect(await destination(page)).toBe(`${SIGN_UP}?gf=${"a".repeat(64)}`);
  });

  test("in storage", async ({ page }) => {
    for (const poison of ["<script>alert(1)</script>", "a".repeat(65), "", "ami&role=admin", "null byte \u0000"]) {
      await page.goto("/favicon.svg");
      await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [KEY, poison]);
      await land(page, "/blog");
      expect(await destination(page), JSON.stringify(poison)).toBe(SIGN_UP);
    }
  });
});
