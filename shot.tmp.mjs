import { chromium } from "playwright";
const [,, base, out, ...paths] = process.argv;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync"] });
const widths = (process.env.W ?? "360,1280").split(",").map(Number); const schemes = (process.env.S ?? "light,dark").split(",");
for (const w of widths) for (const s of schemes) { const c = await b.newContext({ viewport: { width: w, height: w < 700 ? 740 : 800 }, colorScheme: s, reducedMotion: "reduce" }); const p = await c.newPage();
  for (const path of paths) { await p.goto(base + path); await p.waitForLoadState("networkidle"); await p.screenshot({ path: `${out}/${(path.replace(/\W+/g, "_") || "home")}-${w}-${s}.png`, fullPage: process.env.FULL !== "0" }); } await c.close(); }
await b.close();
