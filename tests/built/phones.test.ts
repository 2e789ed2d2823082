import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { inFrench } from "../../src/content/text/prose";
import { pages, site } from "./site";

const FOLDER = path.join("data", "lien-en-bio");

const examples = readdirSync(FOLDER).flatMap((file) => {
  const { bio, tool } = JSON.parse(readFileSync(path.join(FOLDER, file), "utf8"), (_, value: unknown) =>
    typeof value === "string" ? inFrench(value, site) : value,
  );
  return bio && tool !== "none" ? [[`/lien-en-bio/${path.basename(file, ".json")}`, bio] as const] : [];
});

test.each(examples)("the tool's phone shows the example of %s", (address, { name, sentence, links }) => {
  const { document } = pages.find((page) => page.address === address)!;
  const phone = document.querySelector('[data-tool="bio"] [role="img"]')!;
  expect(phone.text).toBe([name, sentence, ...links].join(""));
});
