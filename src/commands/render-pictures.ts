import { writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import { BROWSER_FLAGS, ensureChromium } from "./system/browser";
import { DATA_FOLDER } from "../content/files/project-folders";
import { readSite } from "../content/site";
import { mockups, mockupsDigest, RENDERED } from "./render-pictures/mockups";

const PICTURES = "src/pictures";

/**
 * Renders the mock interfaces to the pictures of the product, twice as large as they are shown, in both schemes. Run it
 * when what they show changes (a unit test says so): `npx tsx src/commands/render-pictures.ts`.
 */
async function renderPictures() {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: BROWSER_FLAGS });
  const tab = await browser.newPage({ viewport: { width: 680, height: 500 }, deviceScaleFactor: 2 });
  for (const [name, html] of mockups(readSite(DATA_FOLDER, {}).shortDomain)) {
    await tab.setContent(html, { waitUntil: "load" });
    await tab.evaluate(() => document.fonts.ready);
    await tab.screenshot({ path: path.join(PICTURES, name) });
    console.log(path.join(PICTURES, name));
  }
  await browser.close();
  writeFileSync(RENDERED, `${mockupsDigest()}\n`);
}

void renderPictures();
