import { chromium } from "playwright";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox","--disable-gpu","--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"] });
for (const [w, scheme, fs] of [[320,"light",""],[360,"dark",""],[1280,"light",""],[320,"light","150%"]] as const) {
  const p = await b.newPage({ viewport: { width: w, height: 640 }, colorScheme: scheme, reducedMotion: "reduce" });
  await p.goto("http://localhost:9300/"); if (fs) await p.evaluate((f) => { document.documentElement.style.fontSize = f; }, fs);
  const t = p.locator("[role=radiogroup]").first(); await t.scrollIntoViewIfNeeded(); await p.waitForTimeout(200);
  await t.screenshot({ path: `/tmp/v/toggle-${w}-${scheme}${fs ? "-big" : ""}.png` });
  await p.close();
}
const p = await b.newPage({ viewport: { width: 768, height: 900 }, reducedMotion: "reduce" });
const list = (await (await fetch("http://localhost:9300/pages.json")).text()).match(/"\/[^"]*"/g)?.map((s) => s.slice(1, -1)) ?? [];
const pages = [...new Set(["/", ...list])].filter((a) => !a.includes(".")).slice(0, 90);
let bad = 0;
for (const a of pages) {
  await p.goto("http://localhost:9300" + a);
  for (const w of [640, 768, 800, 1024, 1280]) for (const f of ["100%", "150%", "200%"]) {
    await p.setViewportSize({ width: w, height: 900 });
    const r = await p.evaluate((f) => { document.documentElement.style.fontSize = f; const o = document.documentElement.scrollWidth - innerWidth;
      const cut = [...document.querySelectorAll("h1,h2,h3,summary,li,p")].filter((e) => e.scrollWidth > (e as HTMLElement).clientWidth + 1 && (e as HTMLElement).clientWidth > 0 && getComputedStyle(e).display !== "inline" && e.querySelector("span")).map((e) => e.textContent!.slice(0, 60)); return [o, cut] as const; }, f);
    if (r[0] > 0 || r[1].length) { bad++; console.log(a, w, f, r[0], r[1].slice(0, 3)); }
  }
}
console.log(pages.length, "pages", bad);
await b.close();
