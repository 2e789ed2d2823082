import { firstPageData } from "./first-page-data";
import { normaliseAddress } from "./normalise-address";
import { nextTask } from "./next-task";

/*
 * The entry of the visitor's scripts. Each part is evaluated in a task of its own, so that a tap is answered between
 * two of them: in one task, on a slow phone, they would keep it waiting twice as long.
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

// Before the router is loaded, which reads the address at once; and first in line at each of its later readings.
normaliseAddress(true);
// The page knows the address that it was served at: a step within it would be taken for one to another page.
const { pathname } = location;
window.onpopstate = () => {
  if (location.pathname !== pathname) location.reload();
};
window.addEventListener("popstate", () => normaliseAddress());
const data = firstPageData();
void start();
