import type { Locator, Page } from "playwright/test";
import { WHOLE_BROWSER } from "./browsers";
import { app, content, OTHER_PORT, SIGN_UP } from "./content";
import { expect, holdBundles, test, withSetting } from "./fixtures";
import { hydrated, toBlog } from "./page-state";
import { openTool } from "./tools";

const CODE = "Ami_42.~-";
const WITH_CODE = `${SIGN_UP}?gf=${CODE}`;
const KEY = "referral_code";

/** What follows the host in the address of the sign-up page. */
const path = SIGN_UP.slice(app.origin.length);
/** The app's host with a Cyrillic letter that looks like the Latin one. */
const lookalike = app.host.replace(/[aceijopsxy]/, (letter) => "асеіјорѕху".charAt("aceijopsxy".indexOf(letter)));

const sections = content("layout/header.json").links as { label: string; to: string }[];

const hero = (page: Page) => page.locator('[data-event-location="Hero Section"]');
const blog = (page: Page) => page.locator('[data-event-location="Blog Section"]');
const legal = (page: Page) => page.locator('footer a[target="_blank"]').first();
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

async function land(page: Page, address = `/?gf=${CODE}`) {
  await page.goto(address);
  await hydrated(page);
}

/** Puts a link on the page, as a writer or another script could; returns where to click it. */
async function addLink(page: Page, href: string) {
  await page.evaluate((address) => {
    const link = document.createElement("a");
    link.setAttribute("href", address);
    link.id = "added";
    link.textContent = "Lien ajouté";
    document.querySelector("main")!.prepend(link);
  }, href);
  return page.locator("#added");
}

/** Every way of following a link, or of taking its address away. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  "a left click": (page) => hero(page).click(),
  Enter: (page) => hero(page).press("Enter"),
  "a middle click": (page) => hero(page).click({ button: "middle" }),
  "a Ctrl click": (page) => hero(page).click({ modifiers: ["Control"] }),
  "a Shift click": (page) => hero(page).click({ modifiers: ["Shift"] }),
  "a Cmd click": (page) => hero(page).click({ modifiers: ["Meta"] }),
  "Ctrl and Enter": (page) => hero(page).press("Control+Enter"),
  "a click by a script or an assistive technology": (page) => hero(page).evaluate((link: HTMLElement) => link.click()),
};

test.describe("With a code, the app's first request carries it, by", () => {
  for (const [name, follow] of Object.entries(ways))
    test(name, async ({ page, appHost }) => {
      await land(page);
      await follow(page);
      await expect.poll(() => appHost.visits).toEqual([WITH_CODE]);
    });

  test("a link that opens a new tab", async ({ page, appHost }) => {
    await land(page);
    const address = (await legal(page).getAttribute("href"))!;
    await legal(page).click();
    await expect.poll(() => appHost.visits).toEqual([`${address}?gf=${CODE}`]);
  });

  test("the address that the context menu opens or copies", async ({ page }) => {
    await land(page);
    await hero(page).click({ button: "right" });
    expect(await hero(page).evaluate((link: HTMLAnchorElement) => link.href)).toBe(WITH_CODE);
  });

  test("the address that is dragged elsewhere", async ({ page }) => {
    await land(page);
    await page.evaluate(() => {
      const field = document.createElement("textarea");
      field.id = "field";
      document.querySelector("main")!.prepend(field);
    });
    await hero(page).dragTo(page.locator("#field"));
    await expect(page.locator("#field")).toHaveValue(WITH_CODE);
  });

  test.describe("a finger", () => {
    test.use({ hasTouch: true });
    test("on a touch screen", async ({ page, appHost }) => {
      await land(page);
      await hero(page).tap();
      await expect.poll(() => appHost.visits).toEqual([WITH_CODE]);
    });
  });
});

test.describe("Before the page is hydrated, by", () => {
  for (const [name, follow] of Object.entries(ways))
    test(`${name}, the bundles held back`, async ({ page, appHost }) => {
      await holdBundles(page);
      await page.goto(`/?gf=${CODE}`, { waitUntil: "commit" });
      await follow(page);
      await expect.poll(() => appHost.visits).toEqual([WITH_CODE]);
    });

  test("a click on a page whose bundles take five seconds", async ({ page, appHost }) => {
    await page.route("**/*.js", async (route) => {
      await new Promise((done) => setTimeout(done, 5_000));
      await route.continue().catch(() => {});
    });
    await page.goto(`/?gf=${CODE}`, { waitUntil: "commit" });
    await hero(page).click({ modifiers: ["Control"] });
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE]);
    await hydrated(page);
    await hero(page).click();
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE, WITH_CODE]);
  });

  test("a click on a page whose bundles never come", async ({ page, appHost }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(`/?gf=${CODE}`);
    await hero(page).click();
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE]);
  });
});

test.describe("The code is still there", () => {
  test("after a route change, and back", async ({ page, appHost }) => {
    await land(page);
    await toBlog(page);
    await blog(page).click({ modifiers: ["Control"] });
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE]);
    await page.goBack();
    await hero(page).click();
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE, WITH_CODE]);
  });

  test("on each kind of page", async ({ page, appHost }) => {
    for (const address of ["/lien-en-bio/tiktok", "/qrcode/generateur", "/raccourcir-lien", "/nulle-part"]) {
      await land(page, `${address}?gf=${CODE}`);
      await page.locator('header [data-event-location="Header"]').click({ modifiers: ["Control"] });
    }
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE, WITH_CODE, WITH_CODE, WITH_CODE]);
  });

  test("after the redirect of a slashed address", async ({ page, appHost }) => {
    await land(page, `/blog/?gf=${CODE}`);
    await blog(page).click();
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE]);
  });

  test("in another tab", async ({ page, context, appHost }) => {
    await land(page);
    const tab = await context.newPage();
    await land(tab, "/");
    await hero(tab).click();
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE]);
  });

  test("after a return from the back/forward cache", { tag: WHOLE_BROWSER }, async ({ page, appHost }) => {
    await land(page);
    await hero(page).click();
    await page.waitForURL(WITH_CODE);
    await page.goBack({ waitUntil: "commit" });
    await hero(page).click();
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE, WITH_CODE]);
  });

  test("on the next visit, the browser having been closed", async ({ startBrowser, appHost }) => {
    const today = await startBrowser();
    await land(await today.newPage());
    await today.close();
    const tomorrow = await startBrowser();
    const page = await tomorrow.newPage();
    await land(page, "/");
    await hero(page).click();
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE]);
  });

  test("where the visitor refuses to be measured: it is no measurement", async ({ page, appHost, collector }) => {
    await land(page, `/?dnt=1&gf=${CODE}`);
    await hero(page).click();
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE]);
    expect(collector.requests).toEqual([]);
  });
});

test.describe("Of two codes", () => {
  test("the newer one is paid", async ({ page, appHost }) => {
    await land(page);
    await land(page, "/?gf=autre");
    await hero(page).click();
    await expect.poll(() => appHost.visits).toEqual([`${SIGN_UP}?gf=autre`]);
  });

  test("the newer one of another tab is paid, on a link that carried the older one already", async ({
    page,
    context,
    appHost,
  }) => {
    await land(page);
    await hero(page).hover();
    await hero(page).click({ button: "right" });
    await land(await context.newPage(), "/?gf=autre");
    await page.bringToFront();
    await page.keyboard.press("Escape");
    await hero(page).click();
    await expect.poll(() => appHost.visits).toEqual([`${SIGN_UP}?gf=autre`]);
  });

  test("the newer one is paid after the older one's page was come back to, or reloaded", async ({ page, appHost }) => {
    await land(page);
    await land(page, "/blog?gf=autre");
    await page.goBack();
    await hydrated(page);
    expect(await stored(page)).toBe("autre");
    await page.reload();
    await hydrated(page);
    await hero(page).click();
    await expect.poll(() => appHost.visits).toEqual([`${SIGN_UP}?gf=autre`]);
  });

  test("a code whose page is reloaded is taken again where none is kept", async ({ page, appHost }) => {
    await land(page);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await hero(page).click();
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE]);
  });

  test("the older one is paid where the site's attribution is the first", async ({ page, appHost }) => {
    await withSetting(page, 'attribution:"last"', 'attribution:"first"');
    await land(page);
    await land(page, "/?gf=autre");
    await hero(page).click();
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE]);
  });

  test("an unacceptable one does not replace the one that is kept", async ({ page, appHost }) => {
    await land(page);
    await land(page, "/?gf=pas%20un%20code");
    await hero(page).click();
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE]);
  });
});

test.describe("A link to the app", () => {
  const links: Record<string, [href: string, followed: string]> = {
    "with a code of its own, which is replaced": ["?gf=ancien", `?gf=${CODE}`],
    "with several codes of its own": ["?gf=a&x=1&gf=b&%67f=c", `?x=1&gf=${CODE}`],
    "with other parameters, kept byte for byte": ["?a=%20+%C3%A9&b&=&c[]=1", `?a=%20+%C3%A9&b&=&c[]=1&gf=${CODE}`],
    "with a parameter that only resembles": ["?GF=1&gfx=2", `?GF=1&gfx=2&gf=${CODE}`],
    "with an empty query": ["?", `?gf=${CODE}`],
  };
  for (const [name, [query, followed]] of Object.entries(links))
    test(name, async ({ page, appHost }) => {
      await land(page);
      await (await addLink(page, SIGN_UP + query)).click();
      await expect.poll(() => appHost.visits).toEqual([SIGN_UP + followed]);
    });

  test("with a fragment, which survives", async ({ page }) => {
    await land(page);
    await (await addLink(page, `${SIGN_UP}?a=1#offre=pro?gf=non`)).click();
    await page.waitForURL(`${SIGN_UP}?a=1&gf=${CODE}#offre=pro?gf=non`);
  });

  test("written in capitals, with its default port", async ({ page, appHost }) => {
    await land(page);
    await (await addLink(page, `HTTPS://${app.hostname.toUpperCase()}:${app.port || 443}${path}`)).click();
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE]);
  });

  test("is left as it is, to the letter, while no code is kept", async ({ page, appHost }) => {
    await land(page, "/");
    const link = await addLink(page, `${SIGN_UP}?gf=ancien&a`);
    await link.click({ modifiers: ["Control"] });
    await hero(page).click();
    await expect.poll(() => appHost.visits).toEqual([`${SIGN_UP}?gf=ancien&a`, SIGN_UP]);
    expect(await page.evaluate(() => document.cookie.includes("gf"))).toBe(false);
  });
});

test.describe("The code is not leaked to", () => {
  const visited: Record<string, string> = {
    "a host that begins like the app's": `https://${app.hostname}.evil.test${path}`,
    "a host that has the app's as its user": `https://${app.hostname}@evil.test${path}`,
    "a host that has the app's as user and password": `https://${app.hostname}:443@evil.test${path}`,
    "another port of the app's host": `https://${OTHER_PORT}${path}`,
    "a host with the app's in its path": `https://evil.test/${SIGN_UP}`,
    "a host with the app's in its query": `https://evil.test/?to=${app.origin}/`,
    "a host after a backslash": `https://evil.test\\@${app.host}${path}`,
  };
  for (const [name, href] of Object.entries(visited))
    test(name, async ({ page, appHost }) => {
      await land(page);
      const link = await addLink(page, href);
      await link.click({ modifiers: ["Control"] });
      await expect.poll(() => appHost.visits.length).toBe(1);
      expect(appHost.visits[0]).not.toContain(CODE);
      expect(await link.getAttribute("href")).toBe(href);
    });

  const untouched = [
    `http://${app.host}${path}`,
    `ftp://${app.host}${path}`,
    `//evil.test/${app.host}`,
    `blob:${app.origin}/0`,
    `mailto:app@${app.hostname}`,
    "tel:+33100000000",
    `javascript:void('${app.origin}/')`,
    `data:text/plain,${app.origin}/`,
    `https://${app.host.replace(/^[^.]+\./, "")}${path}`,
    `https://x.${app.host}${path}`,
    `https://${app.hostname}.`,
    `https://${lookalike}${path}`,
    "https://[",
    path,
    `#${app.host}`,
    "",
  ];
  test("any other address, of which not a letter changes", async ({ page }) => {
    await land(page, `/blog?gf=${CODE}`);
    const link = await addLink(page, "/");
    for (const href of untouched) {
      await link.evaluate((element, address) => element.setAttribute("href", address), href);
      for (const sign of ["pointerdown", "mousedown", "keydown", "contextmenu"]) await link.dispatchEvent(sign);
      expect.soft(await link.getAttribute("href")).toBe(href);
    }
  });

  test("another page of this site, nor to the collector's events of a call to action", async ({ page, collector }) => {
    await land(page);
    await toBlog(page);
    expect(page.url()).not.toContain(CODE);
    const events = await collector.taken(2);
    expect(events[1]!.url).toBe("/blog");
  });
});

test.describe("What is no code is ignored: nothing stored, nothing thrown, links left alone", () => {
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
      const errors: Error[] = [];
      page.on("pageerror", (error) => errors.push(error));
      await land(page, `/blog?gf=${value}`);
      expect(await stored(page)).toBeNull();
      await blog(page).click();
      await expect.poll(() => appHost.visits).toEqual([SIGN_UP]);
      expect(errors).toEqual([]);
    });

  test("64 characters are a code", async ({ page, appHost }) => {
    await land(page, `/blog?gf=${"a".repeat(64)}`);
    await blog(page).click();
    await expect.poll(() => appHost.visits).toEqual([`${SIGN_UP}?gf=${"a".repeat(64)}`]);
  });

  for (const poison of ["<script>alert(1)</script>", "a".repeat(65), "", "ami&role=admin", "null byte \u0000"])
    test(`a poisoned store: ${JSON.stringify(poison).slice(0, 40)}`, async ({ page, appHost }) => {
      await page.goto("/favicon.svg");
      await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [KEY, poison]);
      await land(page, "/blog");
      await blog(page).click();
      await expect.poll(() => appHost.visits).toEqual([SIGN_UP]);
    });
});

test.describe("Where storage fails, the code lasts for the visit:", () => {
  const failures: Record<string, () => void> = {
    "it throws when it is read": () => {
      Storage.prototype.getItem = () => {
        throw new DOMException("denied", "SecurityError");
      };
    },
    "it throws when it is written": () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
    "it throws on both": () => {
      Storage.prototype.getItem = Storage.prototype.setItem = () => {
        throw new DOMException("denied", "SecurityError");
      };
    },
    "it takes everything in silence and keeps nothing": () => {
      Storage.prototype.setItem = () => {};
    },
    "it is not there": () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
    },
  };
  for (const [name, fail] of Object.entries(failures))
    test(`${name}; at once, after a route change, and on a page loaded whole`, async ({ page, appHost }) => {
      const errors: Error[] = [];
      page.on("pageerror", (error) => errors.push(error));
      await page.addInitScript(fail);
      await land(page);
      await hero(page).click({ modifiers: ["Control"] });
      await toBlog(page);
      await blog(page).click({ modifiers: ["Control"] });
      await page.reload();
      await blog(page).click({ modifiers: ["Control"] });
      await expect.poll(() => appHost.visits).toEqual([WITH_CODE, WITH_CODE, WITH_CODE]);
      expect(errors).toEqual([]);
    });

  const withoutLocalStorage: Record<string, () => void> = {
    "local storage is blocked": () => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    },
    "local storage is full": () => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (this === localStorage) throw new DOMException("full", "QuotaExceededError");
        setItem.call(this, key, value);
      };
    },
    "no storage is there": failures["it is not there"]!,
  };
  const toNewTab: Record<string, Parameters<Locator["click"]>[0]> = {
    "a Ctrl click": { modifiers: ["Control"] },
    "a middle click": { button: "middle" },
  };
  for (const [name, fail] of Object.entries(withoutLocalStorage))
    for (const [way, click] of Object.entries(toNewTab))
      test(`${name}; in new tabs by ${way}`, async ({ page, context, appHost }) => {
        await context.addInitScript(fail);
        await land(page, `/?gf=${CODE}&utm_source=lettre`);
        for (const [address, action] of [["/blog", blog] as const, ["/#pricing", hero] as const]) {
          const opened = context.waitForEvent("page");
          await page.locator(`footer a[href="${address}"]`).click(click);
          const tab = await opened;
          // On a busy machine a new tab runs its first page before storage fails there.
          await tab.waitForURL(/gf=/);
          await tab.reload();
          await action(tab).click();
        }
        await expect.poll(() => appHost.visits).toEqual([WITH_CODE, WITH_CODE]);
      });

  test("local storage is full; in a new tab that a later page opens, whose address has no code", async ({
    page,
    context,
    appHost,
  }) => {
    await context.addInitScript(withoutLocalStorage["local storage is full"]!);
    await land(page);
    await land(page, "/accessibilite");
    const opened = context.waitForEvent("page");
    await page.locator('footer a[href="/blog"]').click({ button: "middle" });
    await blog(await opened).click();
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE]);
  });

  test("a section's link stays in the page that a campaign has named, and counts nothing", async ({
    page,
    context,
    collector,
  }) => {
    await page.addInitScript(failures["it is not there"]!);
    const doctor = await openTool(page, `/?gf=${CODE}&utm_source=lettre`, "doctor");
    const field = doctor.locator("[name=link]");
    await field.fill("https://exemple.fr/");
    for (const { label, to } of sections) {
      await page.getByRole("banner").getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(`/?gf=${CODE}&utm_source=lettre${to.slice(1)}`);
    }
    await expect(field).toHaveValue("https://exemple.fr/");
    await collector.expectExactly(context, [`Pageview /?gf=${CODE}`]);
  });

  test("so does one that is clicked before any bundle has come, with storage as without", async ({
    page,
    context,
    collector,
  }) => {
    const release = await holdBundles(page);
    await page.goto(`/?gf=${CODE}&utm_source=lettre`, { waitUntil: "commit" });
    const field = page.locator("[data-tool=doctor] [name=link]");
    await field.fill("https://exemple.fr/");
    for (const { label, to } of sections) {
      await page.getByRole("banner").getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(`/?gf=${CODE}&utm_source=lettre${to.slice(1)}`);
    }
    await expect(field).toHaveValue("https://exemple.fr/");
    release();
    await hydrated(page);
    await collector.expectExactly(context, [`Pageview /?gf=${CODE}`]);
  });

  test("a section's link of another page takes the code there", async ({ page, appHost }) => {
    await page.addInitScript(failures["it is not there"]!);
    await land(page, `/blog?gf=${CODE}&utm_source=lettre`);
    await page.getByRole("banner").getByRole("link", { name: sections[0]!.label }).click();
    await expect(page).toHaveURL(`/?gf=${CODE}${sections[0]!.to.slice(1)}`);
    await page.reload();
    await hero(page).click();
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE]);
  });

  test("local storage is full, in earnest", async ({ page, appHost }) => {
    await page.goto("/favicon.svg");
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size /= 2)
        try {
          for (let index = 0; ; index++) localStorage.setItem(`${size}-${index}`, "x".repeat(size));
        } catch {
          // Smaller pieces fill what is left.
        }
    });
    await land(page);
    expect(await stored(page)).toBeNull();
    await land(page, "/blog");
    await blog(page).click();
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE]);
  });

  test("the browser blocks all site data, in earnest", async ({ startBrowser, appHost }) => {
    const context = await startBrowser({ profile: { default_content_setting_values: { cookies: 2 } } });
    const page = await context.newPage();
    await land(page);
    await expect(page.evaluate(() => localStorage)).rejects.toThrow("Access is denied");
    await toBlog(page);
    await blog(page).click();
    await expect.poll(() => appHost.visits).toEqual([WITH_CODE]);
  });
});
