import { expect, type Page } from "playwright/test";
import { content } from "./content";
import { isAlive } from "./page-state";

/** The words around every tool. */
export const frame = content("outils.json");

/** The words of one tool. */
export const wordsOf = (name: string) => content(`outils/${name}.json`);

/** The label of one of a tool's fields. */
export const labelOf = (name: string, field: string): string =>
  wordsOf(name).inputs.find((input: { name: string }) => input.name === field).label;

/** A tool's message, up to its first placeholder. */
export const messageOf = (name: string, code: string): string =>
  wordsOf(name)
    .messages.find((message: { code: string }) => message.code === code)
    .text.split("{")[0]
    .trim();

/** A tool on its page. */
export const tool = (page: Page, name: string) => page.locator(`[data-tool="${name}"]`);

/** Opens a page and wakes its tool as a visitor does: by focusing a field. */
export async function openTool(page: Page, address: string, name: string) {
  await page.goto(address);
  const place = tool(page, name);
  await place.locator("input, select, textarea").first().focus();
  await expect.poll(() => isAwake(page, name), { intervals: [20] }).toBe(true);
  return place;
}

/** Whether a tool is hydrated. */
export const isAwake = (page: Page, name: string) => isAlive(page, `[data-tool="${name}"] [name] >> nth=0`);

/** Lets a page use the clipboard; read it with `clipboard`. */
export const allowClipboard = (page: Page) => page.context().grantPermissions(["clipboard-read", "clipboard-write"]);

/** Forbids a page to write to the clipboard through the Clipboard API; it may still read. */
export async function refuseClipboard(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { browserContextId } = (await session.send("Target.getTargetInfo")).targetInfo;
  const permission = { name: "clipboard-write", allowWithoutSanitization: false };
  await session.send("Browser.setPermission", { permission, setting: "denied", browserContextId });
}

export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Copies with the first button of a tool, and returns what the clipboard holds then. */
export async function copyWith(page: Page, name: string) {
  await tool(page, name)
    .getByRole("button", { name: new RegExp(`^${frame.copy}`) })
    .first()
    .click();
  await expect(page.getByText(frame.copied, { exact: true }).first()).toBeVisible();
  return clipboard(page);
}

/** Changes the words of a page as the browsers' translators do: they wrap each text in elements of their own. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.evaluate("//main//text()[normalize-space()]", document.body, null, 6);
    for (let at = 0; at < texts.snapshotLength; at++) {
      const text = texts.snapshotItem(at) as Text;
      if (text.parentElement!.closest("textarea, option, style, noscript")) continue;
      const font = document.createElement("font");
      font.textContent = `${text.data} (translated)`;
      text.replaceWith(font);
    }
  });
