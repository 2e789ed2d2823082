import { readFile } from "node:fs/promises";
import { PNG } from "pngjs";
import sharp from "sharp";
import { type Download, expect, type Locator, type Page, test } from "playwright/test";
import { decodeQr } from "../decode-qr";
import { watchErrors } from "./page-errors";
import { hydrated } from "./page-state";
import { allowClipboard, frame, messageOf, openTool, tool, wordsOf } from "./tools";
import { watchViolations } from "./csp-violations";

const words = wordsOf("qr");
const message = (code: string) => messageOf("qr", code);
const input = (kind: string, name: string) =>
  words.contents
    .find(({ code }: { code: string }) => code === kind)
    .inputs.find((one: { name: string }) => one.name === name);

const studio = (page: Page, address = "/qrcode/generateur") => openTool(page, address, "qr");
const choose = (place: Locator, kind: string) =>
  place
    .getByRole("button", {
      name: words.contents.find(({ code }: { code: string }) => code === kind).label,
      exact: true,
    })
    .click();
const fill = (place: Locator, kind: string, name: string, text: string) =>
  place.getByLabel(input(kind, name).label, { exact: true }).fill(text);

async function save(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    tool(page, "qr").getByRole("button", { name: button }).click(),
  ]);
  return download;
}

const decode = async (download: Download) => decodeFile(await readFile(await download.path()));
const decodeFile = (file: Buffer) =>
  decodeQr(sharp(file).flatten({ background: "white" }).resize(700, 700, { kernel: "nearest" }));

/** Both files, read back once a toast has confirmed that they are saved. */
async function downloads(page: Page) {
  const svg = await save(page, words.print.svg);
  const png = await save(page, words.print.png);
  await expect(page.getByText(words.print.saved, { exact: true }).first()).toBeVisible();
  return { names: [svg.suggestedFilename(), png.suggestedFilename()], said: [await decode(svg), await decode(png)] };
}

/** A logo in a file: a disc on a transparent background. */
async function logo() {
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><circle cx="150" cy="100" r="90" fill="#c02a63"/></svg>`;
  return { name: "logo.png", mimeType: "image/png", buffer: await sharp(Buffer.from(disc)).png().toBuffer() };
}

test("a typed link is encoded in both files, and a toast confirms that they are saved", async ({ page }) => {
  const violations = await watchViolations(page);
  const place = await studio(page);
  await fill(place, "link", "url", "exemple.fr/été?a=1");
  await place.getByLabel(words.print.size).selectOption("30");
  const { names, said } = await downloads(page);
  expect(said).toEqual(Array(2).fill("https://exemple.fr/%C3%A9t%C3%A9?a=1"));
  expect(names).toEqual(["qr-code-30mm.svg", "qr-code-30mm.png"]);
  expect(violations()).toEqual([]);
});

const KINDS: [kind: string, fields: Record<string, string>, said: RegExp][] = [
  [
    "review",
    { place: "ChIJN1t_tDeuEmsRUsoyG83frY4" },
    /^https:\/\/search\.google\.com\/local\/writereview\?placeid=ChIJ/,
  ],
  ["vcard", { first: "Zoé", last: "Lê; Van" }, /^BEGIN:VCARD\r\nVERSION:3\.0\r\nN:Lê\\; Van;Zoé;;;\r\n/],
  ["wifi", { network: "Chez moi", password: "clé;secrète" }, /^WIFI:T:WPA;S:Chez moi;P:clé\\;secrète;;$/],
  ["text", { text: "Bonjour !\nمرحبا" }, /^Bonjour !\nمرحبا$/],
];

for (const [kind, fields, expected] of KINDS) {
  test(`${kind}: the files encode what was typed`, async ({ page }) => {
    const place = await studio(page);
    await choose(place, kind);
    for (const [name, text] of Object.entries(fields)) await fill(place, kind, name, text);
    for (const said of (await downloads(page)).said) expect(said).toMatch(expected);
  });
}

test("a logo is drawn on the code and in both files, which still encode the link; nothing is sent", async ({
  page,
}) => {
  const violations = await watchViolations(page);
  const place = await studio(page, "/qrcode/creator");
  await fill(place, "link", "url", "https://mln.example/menu");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
  await place.getByLabel(words.design.logo).setInputFiles(await logo());
  await expect(place.locator("canvas")).toBeVisible();
  await expect(place.getByLabel(words.design.level)).toHaveValue("H");
  const svg = await save(page, words.print.svg);
  const png = await save(page, words.print.png);
  expect([await decode(svg), await decode(png)]).toEqual(Array(2).fill("https://mln.example/menu"));
  expect(await readFile(await svg.path(), "utf8")).toContain('href="data:image/png;base64,');
  const { width, data } = PNG.sync.read(await readFile(await png.path()));
  const middle = (Math.floor(width / 2) * width + Math.floor(width / 2)) * 4;
  expect([...data.subarray(middle, middle + 3)]).toEqual([0xc0, 0x2a, 0x63]);
  expect(
    sent.filter(
      (request) => !/^GET http:\/\/localhost:\d+\/([\w-]+\.js|favicon\.\w+|drawings\/[\w-]+\.svg)$/.test(request),
    ),
  ).toEqual([]);
  expect(violations()).toEqual([]);

  await place.getByRole("button", { name: words.design.logoRemove }).click();
  await expect(place.locator("canvas")).toHaveCount(0);
  await expect(place.getByLabel(words.design.level)).toHaveValue("M");
});

test("a logo takes the strongest correction at which the text still fits, and leaves the level chosen since", async ({
  page,
}) => {
  const place = await studio(page);
  const level = place.getByLabel(words.design.level);
  await choose(place, "text");
  await fill(place, "text", "text", "a".repeat(1_400));
  await place.getByLabel(words.design.logo).setInputFiles(await logo());
  await expect(place.locator("canvas")).toBeVisible();
  await expect(level).toHaveValue("Q");
  await expect(place.getByRole("button", { name: words.print.svg })).toBeEnabled();
  await level.selectOption("L");
  await place.getByRole("button", { name: words.design.logoRemove }).click();
  await expect(place.locator("canvas")).toHaveCount(0);
  await expect(level).toHaveValue("L");
});

test("a Wi-Fi key that the visitor has typed is not selected as an example, and an open network withholds none", async ({
  page,
}) => {
  await allowClipboard(page);
  const place = await studio(page);
  await choose(place, "wifi");
  const key = place.getByLabel(input("wifi", "password").label, { exact: true });
  await page.keyboard.press("Tab");
  await key.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("ma-cle-tres-longue");
  await place.getByLabel(input("wifi", "network").label, { exact: true }).focus();
  await key.click();
  expect(await key.evaluate((field: HTMLInputElement) => field.selectionEnd! - field.selectionStart!)).toBe(0);
  await place.getByLabel(input("wifi", "security").label).selectOption("nopass");
  await place.getByRole("button", { name: frame.share }).click();
  await expect(page.getByText(frame.copied, { exact: true }).first()).toBeVisible();
});

test("no file is saved with a logo that the browser would scramble; without it, both are saved", async ({ page }) => {
  // As in Tor Browser: noise instead of what was drawn.
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = function (_x, _y, width, height) {
      return new ImageData(crypto.getRandomValues(new Uint8ClampedArray(4 * width * height)), width, height);
    };
  });
  const place = await studio(page, "/qrcode/creator");
  await place.getByLabel(words.design.logo).setInputFiles(await logo());
  await expect(place.locator("canvas").first()).toBeVisible();
  let saved = 0;
  page.on("download", () => saved++);
  const messages: string[] = [];
  for (const button of [words.print.svg, words.print.png]) {
    await place.getByRole("button", { name: button }).click();
    messages.push(words.print.logoScrambled);
    await expect(page.locator("li[data-state=open]")).toHaveText(messages);
  }
  expect(saved).toBe(0);
  await place.getByRole("button", { name: words.design.logoRemove }).click();
  for (const button of [words.print.svg, words.print.png]) await save(page, button);
});

test("if the device cannot make the PNG, a toast says so, and the SVG can still be saved", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "CompressionStream"));
  const place = await studio(page);
  await place.getByRole("button", { name: words.print.png }).click();
  await expect(page.getByText(words.print.saveFailed).first()).toBeVisible();
  expect((await save(page, words.print.svg)).suggestedFilename()).toMatch(/\.svg$/);
});

test("a device that can share pictures can share the visitor's own code, and cancelling shows no message", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: File[] = [];
    Object.assign(window, { shared });
    navigator.canShare = (data) => data?.files?.every(({ type }) => type === "image/png") ?? false;
    navigator.share = (data) => {
      shared.push(...(data?.files ?? []));
      return Promise.reject(new DOMException("", "AbortError"));
    };
  });
  const faults = watchErrors(page, "error", "warning");
  const place = await studio(page, "/qrcode/creator");
  const share = place.getByRole("button", { name: words.print.share });
  await expect(share).toHaveCount(0);
  await fill(place, "link", "url", "https://mln.example/menu");
  await share.click();
  const files = () => page.evaluate(() => (window as unknown as { shared: File[] }).shared.length);
  await expect.poll(files).toBe(1);
  const { name, bytes } = await page.evaluate(async () => {
    const [file] = (window as unknown as { shared: File[] }).shared;
    return { name: file!.name, bytes: [...new Uint8Array(await file!.arrayBuffer())] };
  });
  expect(name).toMatch(/^qr-code-\d+mm\.png$/);
  expect(await decodeFile(Buffer.from(bytes))).toBe("https://mln.example/menu");
  await expect(page.locator("li[data-state=open]")).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("a file that is not a picture is refused at its field, until another is chosen", async ({ page }) => {
  const place = await studio(page);
  const field = place.getByLabel(words.design.logo);
  const file = { name: "a.png", mimeType: "image/png", buffer: Buffer.from("<svg onload=alert(1)>") };
  await field.setInputFiles(file);
  await expect(place.getByRole("alert")).toHaveText(words.design.logoFailed);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(`${words.design.logoHint} ${words.design.logoFailed}`);
  await field.setInputFiles(await logo());
  // Both codes of the comparison show it too.
  await expect(place.locator("canvas")).toHaveCount(3);
  await expect(place.getByRole("alert")).toHaveCount(0);
  await expect(field).not.toHaveAttribute("aria-invalid");
});

test("colours that no camera can tell apart disable the downloads, and swapping inverted ones enables them", async ({
  page,
}) => {
  const place = await studio(page);
  const files = [words.print.svg, words.print.png].map((name) => place.getByRole("button", { name }));
  const ink = place.getByLabel(words.design.ink);
  await ink.fill("#f9c846");
  await ink.blur();
  await expect(ink).toHaveAccessibleDescription(`#f9c846 ${message("contrast-unreadable")}`);
  await expect(ink).toHaveAttribute("aria-invalid", "true");
  for (const file of files) await expect(file).toBeDisabled();
  await ink.fill("#ffffff");
  await place.getByLabel(words.design.paper).fill("#17203b");
  await expect(ink).toHaveAccessibleDescription(`#ffffff ${message("contrast-inverted")}`);
  await place.getByRole("button", { name: words.design.swap }).click();
  await expect(ink).not.toHaveAttribute("aria-invalid");
  await expect(place.getByText(message("contrast-excellent"))).toBeVisible();
  for (const file of files) await expect(file).toBeEnabled();
});

for (const width of [320, 1024, 1280]) {
  test(`the chosen size and margin are not cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const place = await studio(page, "/qrcode/dynamique");
    const selects = place.locator("select");
    await expect(selects).not.toHaveCount(0);
    const cut = await selects.evaluateAll((all: HTMLSelectElement[]) =>
      all
        .filter((select) => {
          const whole = select.cloneNode() as HTMLSelectElement;
          whole.append(select.selectedOptions[0]!.cloneNode(true));
          Object.assign(whole.style, { position: "absolute", width: "auto" });
          select.after(whole);
          const { offsetWidth } = whole;
          whole.remove();
          return offsetWidth > select.offsetWidth;
        })
        .map(({ name }) => name),
    );
    expect(cut).toEqual([]);
  });
}

test("the print check follows the size, the distance and the length; a long link is compared with a short one", async ({
  page,
}) => {
  const place = await studio(page);
  await fill(place, "link", "url", "https://exemple.fr/" + "a".repeat(200));
  await expect(place.getByText(words.compare.legend)).toBeVisible();
  await expect(place.getByText(message("size-small"))).toBeVisible();
  await place.getByLabel(words.print.size).selectOption("200");
  await expect(place.getByText(message("size-good"))).toBeVisible();
  await place.getByLabel(words.print.distance).fill("900");
  await expect(place.getByText(message("size-small"))).toBeVisible();
  await fill(place, "link", "url", "https://a.fr");
  await expect(place.getByText(words.compare.legend)).toBeHidden();
});

test("what cannot be encoded is reported beside its field, and no file can be saved", async ({ page }) => {
  const place = await studio(page);
  const address = place.getByLabel(input("link", "url").label, { exact: true });
  await address.fill("javascript:alert(1)");
  await expect(address).toHaveAttribute("aria-invalid", "true");
  await expect(place.getByText(message("scheme")).first()).toBeVisible();
  await expect(place.getByRole("button", { name: words.print.svg })).toBeDisabled();
  await address.fill("https://exemple.fr/" + "é".repeat(5_000));
  await expect(place.getByText(message("too-long")).first()).toBeVisible();
});

test("the state is in the URL, without the Wi-Fi password, and a shared URL restores it", async ({ page }) => {
  const place = await studio(page);
  await choose(place, "wifi");
  await fill(place, "wifi", "network", "Chez moi");
  await fill(place, "wifi", "password", "motdepasse");
  await expect.poll(() => new URL(page.url()).hash).toContain("network=Chez+moi");
  expect(page.url()).not.toContain("motdepasse");
  await place.getByRole("button", { name: frame.share }).click();
  await expect(page.getByText(frame.copiedInPart, { exact: true }).first()).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(place.getByLabel(input("wifi", "network").label, { exact: true })).toHaveValue("Chez moi");
  await expect(place.getByLabel(input("wifi", "password").label, { exact: true })).toHaveValue("");
  await expect(place.getByText(message("password")).first()).toBeVisible();
  await expect(place.getByRole("img", { name: words.drawing })).toHaveCount(0);
  await page.goto("about:blank");
  await page.goto(`/qrcode/generateur#outil=qr&kind=text&text=Salut&ink=%23105a39&size=100&level=Q`);
  await hydrated(page);
  await expect(place.getByLabel(input("text", "text").label, { exact: true })).toHaveValue("Salut");
  await expect(place.getByLabel(words.design.ink)).toHaveValue("#105a39");
  await expect(place.getByLabel(words.print.size)).toHaveValue("100");
});

test("a Wi-Fi password stays with its network after a jump inside the page, and is not used on another page", async ({
  page,
}) => {
  const place = await studio(page);
  const field = (name: string) => place.getByLabel(input("wifi", name).label, { exact: true });
  const connect = async (network: string, password: string) => {
    await choose(place, "wifi");
    await field("network").fill(network);
    await field("password").fill(password);
    await expect.poll(() => new URL(page.url()).hash).toContain(network);
  };
  await connect("MaisonDupont", "secretDupont99");
  await page.locator(".skip-link").press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await page.goBack();
  await expect(page).toHaveURL(/MaisonDupont/);
  await expect(place.getByText("P:secretDupont99;")).toBeVisible();

  await page.locator("main a[href='/qrcode/creator']").first().click();
  await expect(page).toHaveURL(/creator$/);
  await connect("CabinetMartin", "martin-2026-xyz");
  await page.goBack();
  await expect(field("network")).toHaveValue("MaisonDupont");
  await expect(field("password")).toHaveValue("");
  await expect(place.getByRole("button", { name: words.print.svg })).toBeDisabled();
});

for (const { page: address, kind } of words.starts) {
  test(`${address} starts with ${kind}`, async ({ page }) => {
    await page.goto(address);
    const first = words.contents.find(({ code }: { code: string }) => code === kind).inputs[0];
    await expect(tool(page, "qr").getByLabel(first.label, { exact: true })).toHaveValue(first.value);
    await expect(tool(page, "qr").getByText(message("size-good"))).toBeVisible();
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the studio shows a code of its example, dark on light", async ({ page }) => {
    await page.goto("/qrcode/generateur");
    await expect(tool(page, "qr").getByRole("img", { name: words.drawing })).toBeVisible();
    const bytes = await tool(page, "qr").getByRole("img", { name: words.drawing }).screenshot();
    expect(await decodeQr(sharp(bytes))).toBe(input("link", "url").value);
  });
});
