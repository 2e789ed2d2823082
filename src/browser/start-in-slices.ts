import { firstPageData } from "./first-page-data";
import { normaliseAddress } from "./normalise-address";
import { nextTask } from "./next-task";
import { reloadOnStep } from "./reload-on-step";

/*
 * The entry of the visitor's scripts. Each part is evaluated in a task of its own, so that a tap is handled between
 * two of them: in one task, on a slow phone, a tap would wait twice as long.
 */
const PARTS = [
  () => import(/* webpackMode: "eager" */ "./hydrate-in-slices"),
  () => import(/* webpackMode: "eager" */ "./style-cache"),
  () => import(/* webpackMode: "eager" */ "./wrap-page-element"),
  async () => (window.pageData = await data),
  () => import(/* webpackMode: "eager" */ "gatsby-production-app"),
];

async function start() {
  for (const part of PARTS) {
    await part();
    await nextTask();
  }
}

// Before the router is loaded, which reads the URL at once; the listener below also runs before the router's.
normaliseAddress(true);
// start.ts called it before the URL was normalised: that listener would take a step within the page for another page.
reloadOnStep();
window.addEventListener("popstate", () => normaliseAddress());
const data = firstPageData();
void start();
