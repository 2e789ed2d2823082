import { SIGN_UP } from "./content";
import { expect, test, visitsOf } from "./fixtures";
import { watchErrors } from "./page-errors";
import { blog, KEY, land, stored } from "./referral";

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
  for (const [name, value] of Object.entries(unacceptable))
    test(name, async ({ page, appHost }) => {
      const errors = watchErrors(page);
      await land(page, `/blog?gf=${value}`);
      expect(await stored(page)).toBeNull();
      await blog(page).click();
      await visitsOf(appHost).toEqual([SIGN_UP]);
      expect(errors).toEqual([]);
    });

  test("64 characters are a code", async ({ page, appHost }) => {
    await land(page, `/blog?gf=${"a".repeat(64)}`);
    await blog(page).click();
    await visitsOf(appHost).toEqual([`${SIGN_UP}?gf=${"a".repeat(64)}`]);
  });

  for (const poison of ["<script>alert(1)</script>", "a".repeat(65), "", "ami&role=admin", "null byte \u0000"])
    test(`an invalid code in storage: ${JSON.stringify(poison).slice(0, 40)}`, async ({ page, appHost }) => {
      await page.goto("/favicon.svg");
      await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [KEY, poison]);
      await land(page, "/blog");
      await blog(page).click();
      await visitsOf(appHost).toEqual([SIGN_UP]);
    });
});
