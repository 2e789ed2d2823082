import type { Page } from "playwright/test";
import { app, OTHER_PORT, SIGN_UP } from "./content";
import { expect, test, visitsOf } from "./fixtures";
import { toBlog } from "./page-state";
import { CODE, hero, land, WITH_CODE } from "./referral";

/** What follows the host in the address of the sign-up page. */
const path = SIGN_UP.slice(app.origin.length);
/** The app's host with a Cyrillic letter that looks like the Latin one. */
const lookalike = app.host.replace(/[aceijopsxy]/, (letter) => "асеіјорѕху".charAt("aceijopsxy".indexOf(letter)));

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

test.describe("A link to the app", () => {
  const links: Record<string, [href: string, followed: string]> = {
    "with a code of its own, which is replaced": ["?gf=ancien", `?gf=${CODE}`],
    "with several codes of its own": ["?gf=a&x=1&gf=b&%67f=c", `?x=1&gf=${CODE}`],
    "with other parameters, kept byte for byte": ["?a=%20+%C3%A9&b&=&c[]=1", `?a=%20+%C3%A9&b&=&c[]=1&gf=${CODE}`],
    "with a parameter that only resembles": ["?GF=1&gfx=2", `?GF=1&gfx=2&gf=${CODE}`],
    "with an empty query": ["?", `?gf=${CODE}`],
  };
  test("with any query gets the code", async ({ page, appHost }) => {
    await land(page);
    const link = await addLink(page, SIGN_UP);
    for (const [name, [query, followed]] of Object.entries(links)) {
      await link.evaluate((element, address) => element.setAttribute("href", address), SIGN_UP + query);
      await link.click({ modifiers: ["Control"] });
      await expect.poll(() => appHost.visits.at(-1), { intervals: [25], message: name }).toBe(SIGN_UP + followed);
    }
    expect(appHost.visits).toHaveLength(Object.keys(links).length);
  });

  test("with a fragment keeps it", async ({ page }) => {
    await land(page);
    await (await addLink(page, `${SIGN_UP}?a=1#offre=pro?gf=non`)).click();
    await page.waitForURL(`${SIGN_UP}?a=1&gf=${CODE}#offre=pro?gf=non`);
  });

  test("written in capitals, with its default port, gets the code", async ({ page, appHost }) => {
    await land(page);
    await (await addLink(page, `HTTPS://${app.hostname.toUpperCase()}:${app.port || 443}${path}`)).click();
    await visitsOf(appHost).toEqual([WITH_CODE]);
  });

  test("is left exactly as it is while no code is kept", async ({ page, appHost }) => {
    await land(page, "/");
    const link = await addLink(page, `${SIGN_UP}?gf=ancien&a`);
    await link.click({ modifiers: ["Control"] });
    await hero(page).click();
    await visitsOf(appHost).toEqual([`${SIGN_UP}?gf=ancien&a`, SIGN_UP]);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("gf");
  });
});

test.describe("the code is not leaked to", () => {
  const visited: Record<string, string> = {
    "a host that begins like the app's": `https://${app.hostname}.evil.test${path}`,
    "a host that has the app's as its user": `https://${app.hostname}@evil.test${path}`,
    "a host that has the app's as user and password": `https://${app.hostname}:443@evil.test${path}`,
    "another port of the app's host": `https://${OTHER_PORT}${path}`,
    "a host with the app's in its path": `https://evil.test/${SIGN_UP}`,
    "a host with the app's in its query": `https://evil.test/?to=${app.origin}/`,
    "a host after a backslash": `https://evil.test\\@${app.host}${path}`,
  };
  test("any host that only resembles the app's", async ({ page, appHost }) => {
    await land(page);
    const link = await addLink(page, "/");
    for (const [index, [name, href]] of Object.entries(visited).entries()) {
      await link.evaluate((element, address) => element.setAttribute("href", address), href);
      await link.click({ modifiers: ["Control"] });
      await expect.poll(() => appHost.visits.length, { intervals: [25], message: name }).toBe(index + 1);
      expect(appHost.visits[index], name).not.toContain(CODE);
      expect(await link.getAttribute("href")).toBe(href);
    }
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
  test("any other address, which stays exactly as it is", async ({ page }) => {
    await land(page, `/blog?gf=${CODE}`);
    const link = await addLink(page, "/");
    for (const href of untouched) {
      await link.evaluate((element, address) => element.setAttribute("href", address), href);
      for (const sign of ["pointerdown", "mousedown", "keydown", "contextmenu"]) await link.dispatchEvent(sign);
      expect.soft(await link.getAttribute("href")).toBe(href);
    }
  });

  test("another page of this site, or the events of a call to action", async ({ page, collector }) => {
    await land(page);
    await toBlog(page);
    expect(page.url()).not.toContain(CODE);
    await page.locator("main [data-event=CTAClicked]").first().click();
    const events = await collector.taken(3);
    expect(events.map(({ name }) => name)).toEqual(["Pageview", "Pageview", "CTAClicked"]);
    const sent = events.slice(1).map(({ url, metadata }) => ({ url, metadata }));
    expect(sent.map(({ url }) => url)).toEqual(["/blog", "/blog"]);
    expect(JSON.stringify(sent)).not.toContain(CODE);
  });
});
