import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { undrawnSigns } from "../../../../src/content/checks/picture";
import { PALETTES } from "../../../../src/content/vocabulary";
import { qrCode } from "../../../../src/gatsby/qr-code";
import { PICTURE_SIZE } from "../../../../src/seo/page-files";
import { PictureCache, pictureKey } from "../../../../src/seo/pictures/cache";
import { balancedLines, printable, widthOf } from "../../../../src/seo/pictures/lettering";
import type { Picture } from "../../../../src/seo/pictures/picture";
import { renderPicture } from "../../../../src/seo/pictures/render";
import { pictureSvg } from "../../../../src/seo/pictures/template";
import { decodeQr } from "../../../decode-qr";

const picture: Picture = {
  brand: "Maillon",
  eyebrow: "QR code",
  title: "Un titre de page",
  colour: "outremer",
  icon: "qr",
  drawing: { kind: "mark" },
};

describe("lettering", () => {
  const lettering = { size: 60 };

  test("a title breaks into the fewest lines that fit, none wider than allowed", () => {
    const lines = balancedLines("Raccourcir un lien WhatsApp et son message prérempli", 620, lettering);
    expect(lines.join(" ")).toBe("Raccourcir un lien WhatsApp et son message prérempli");
    for (const line of lines) expect(widthOf(line, lettering)).toBeLessThanOrEqual(620);
    const widths = lines.map((line) => widthOf(line, lettering));
    expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2);
  });

  test("a no-break space does not break", () => {
    expect(balancedLines("Un code\u00A0: lequel", 250, lettering)).not.toContain("Un code");
  });

  test.each([
    ["sous\u2011marin, sous\u2010marin", "sous-marin, sous-marin"],
    ["Łódź, Škoda, Ặn", "Łódź, Škoda, An"],
    ["le № 5", "le No 5"],
    ["🔗 Lien 🔗 court 中 → ≥ ‰", "Lien court"],
  ])(
    "%s is drawn as %s: characters missing from the font are replaced, or left out with their space",
    (text, shown) => {
      expect(printable(text)).toBe(shown);
      expect(widthOf(text, lettering)).toBeCloseTo(widthOf(shown, lettering));
    },
  );

  test("the writers are warned of exactly the characters that the font cannot draw", () => {
    const between = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    // Latin letters, punctuation, letter-like symbols, arrows, mathematics.
    const signs = [...between(0x21, 0x17f), ...between(0x2010, 0x2044), ...between(0x2100, 0x22ff)];
    const seen = signs.filter((sign) => /[^\p{C}\p{Z}]/u.test(sign) && sign.normalize("NFKD") === sign);
    expect(seen.filter((sign) => undrawnSigns(sign).length > 0)).toEqual(seen.filter((sign) => printable(sign) === ""));
  });
});

describe("template", () => {
  test("a picture has no text and no font, so that every machine draws the same", () => {
    expect(pictureSvg(picture)).not.toMatch(/<text|font-family|NaN|undefined/);
  });

  test("the QR code of a picture can be scanned", async () => {
    const address = "https://www.maillon.example/qrcode/dynamique";
    const svg = pictureSvg({ ...picture, drawing: { kind: "code", ...qrCode(address) } });
    expect(await decodeQr(sharp(await renderPicture(svg)))).toBe(address);
  });

  test.each(PALETTES)("%s has a picture", (colour) => {
    expect(pictureSvg({ ...picture, colour })).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="1200"');
  });

  test("the longest title that the content allows fits", () => {
    const title = "Anticonstitutionnellement mis à jour régulièrement aujourd’hui ok";
    expect(title).toHaveLength(65);
    const svg = pictureSvg({ ...picture, title });
    const points = [...svg.matchAll(/<path fill="[^"]*" d="([^"]*)"/g)].flatMap(([, outline]) =>
      [...outline!.matchAll(/(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
    );
    expect(points.length).toBeGreaterThan(1_000);
    // Left of the coloured panel, and between the top and bottom edges.
    expect(points.filter(([x, y]) => !(x >= 0 && x <= 720 && y >= 0 && y <= PICTURE_SIZE.height))).toEqual([]);
  });
});

describe("cache", () => {
  let folder: string;
  const cache = () => new PictureCache(path.join(folder, "cache"));
  const target = () => path.join(folder, "public/og/page.png");
  const make = (bytes: string) => async () => Buffer.from(bytes);
  const refuse = async () => Promise.reject(new Error("made again"));

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "pictures-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("two pages with the same picture can be drawn at the same time", async () => {
    const others = [target(), path.join(folder, "public/og/other.png")];
    await Promise.all(others.map((file) => cache().place("key", file, make("one"))));
    expect(others.map((file) => readFileSync(file, "utf8"))).toEqual(["one", "one"]);
  });

  test("an unchanged picture keeps its date, a different one does not", async () => {
    const old = new Date("2020-01-01");
    const isOld = () => statSync(target()).mtimeMs === old.getTime();
    await cache().place("key", target(), make("one"));
    utimesSync(target(), old, old);
    await cache().place("key", target(), refuse);
    expect(isOld()).toBe(true);
    await cache().place("other", target(), make("two"));
    expect(isOld()).toBe(false);
  });

  test("an unchanged picture is not made again, even when the site's folder is gone", async () => {
    expect(await cache().place("key", target(), make("one"))).toBe(true);
    rmSync(path.join(folder, "public"), { recursive: true });
    expect(await cache().place("key", target(), refuse)).toBe(false);
    expect(readFileSync(target(), "utf8")).toBe("one");
  });

  test("any visible change of the picture changes its key", () => {
    const changed: Picture[] = [
      { ...picture, title: "Autre" },
      { ...picture, colour: "mimosa" },
      { ...picture, drawing: { kind: "link", long: "https://a.example", domain: "mln.example", slug: "a" } },
    ];
    expect(new Set([picture, ...changed].map((each) => pictureKey(pictureSvg(each)))).size).toBe(4);
  });

  test("a failed picture leaves nothing behind", async () => {
    await expect(cache().place("key", target(), refuse)).rejects.toThrow("made again");
    expect(await cache().place("key", target(), make("one"))).toBe(true);
  });

  test("a picture that no build has used for thirty days is deleted", async () => {
    await cache().place("old", target(), make("one"));
    await cache().place("new", target(), make("two"));
    const old = path.join(folder, "cache/old.png");
    utimesSync(old, new Date("2020-01-01"), new Date("2020-01-01"));
    await cache().prune();
    expect(readdirSync(path.join(folder, "cache"))).toEqual(["new.png"]);
  });
});
