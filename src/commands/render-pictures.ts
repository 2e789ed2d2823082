import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright";
import { inFrench } from "../content/prose";
import { readSite } from "../content/site";
import { schemes } from "../design/schemes";
import { BROWSER_FLAGS, ensureChromium } from "./browser";

const mockups = "src/drawings/mockups";
const pictures = "src/pictures";
const font = readFileSync("static/fonts/bricolage.woff2").toString("base64");
const face = `@font-face{font-family:"Bricolage Grotesque";src:url(data:font/woff2;base64,${font});font-weight:600 800}`;
const ground = readFileSync(path.join(mockups, "interface.css"), "utf8");

/** A token's name as the mockups write it: `inkSoft` is `--ink-soft`. */
const spelledOut = (token: string) => token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function page(file: string, scheme: keyof typeof schemes): string {
  const tokens = Object.entries(schemes[scheme]).map(([name, value]) => `--${spelledOut(name)}:${value}`);
  const style = `<style>${face}:root{${tokens.join(";")}}${ground}</style>`;
  const html = readFileSync(path.join(mockups, file), "utf8");
  return html.replace("</title>", `</title>${style}`).replaceAll("{domaineCourt}", inFrench("{domaineCourt}", site));
}

const site = readSite("data", process.env);

/**
 * Renders the mock interfaces to the pictures of the product, twice as large as they are shown, in both schemes.
 * Run it after a change of a mockup or of the tokens: `npx tsx src/commands/render-pictures.ts`.
 */
async function renderPictures() {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: BROWSER_FLAGS });
  const tab = await browser.newPage({ viewport: { width: 680, height: 500 }, deviceScaleFactor: 2 });
  for (const file of readdirSync(mockups).filter((name) => name.endsWith(".html"))) {
    for (const scheme of Object.keys(schemes) as (keyof typeof schemes)[]) {
      const name = file.replace(".html", scheme === "dark" ? "-dark.png" : ".png");
      await tab.setContent(page(file, scheme), { waitUntil: "load" });
      await tab.evaluate(() => document.fonts.ready);
      await tab.screenshot({ path: path.join(pictures, name) });
      console.log(path.join(pictures, name));
    }
  }
  await browser.close();
}

void renderPictures();
