import { readdirSync } from "node:fs";
import { FIXED_PAGES } from "../../../../src/content/links/page-address";

test("FIXED_PAGES lists exactly the pages with their own component", () => {
  const names = readdirSync("src/pages").map((file) => file.replace(/\.tsx$/, ""));
  const addresses = names.filter((name) => name !== "404").map((name) => (name === "index" ? "/" : `/${name}`));
  expect([...FIXED_PAGES].sort()).toEqual(addresses.sort());
});
