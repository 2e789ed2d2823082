import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { canonicalAddress } from "../../../src/content/links/addresses";
import { FAMILIES } from "../../../src/content/vocabulary";
import { closestPages } from "../../../src/sections/closest-pages";
import type { IndexedPage } from "../../../src/sections/page-index";

const pages = FAMILIES.flatMap((family) =>
  readdirSync(`data/${family}`).map((file): IndexedPage => {
    const entry = JSON.parse(readFileSync(`data/${family}/${file}`, "utf8"));
    const key = path.basename(file, ".json");
    const label = entry.menuLabel ?? entry.name;
    return { path: canonicalAddress(family, key), label, key, synonyms: entry.synonyms ?? [] };
  }),
);
const suggested = (address: string) => closestPages(address, pages).map((page) => page.path);

describe("the pages that a not-found page suggests", () => {
  test.each([
    ["/raccourcir-lien/watsapp", "/raccourcir-lien/whatsapp"],
    ["/qrcode/dinamique", "/qrcode/dynamique"],
    ["/whatsapp", "/raccourcir-lien/whatsapp"],
    ["/whatsapp.html", "/raccourcir-lien/whatsapp"],
    ["/lien-en-bio/instagram/x", "/lien-en-bio/instagram"],
    ["/raccourcir-lien/whatsapp/fr", "/raccourcir-lien/whatsapp"],
    ["/raccourcir-lien/whatsapp/", "/raccourcir-lien/whatsapp"],
    ["/raccourcir-lien/watsapp/fr", "/raccourcir-lien/whatsapp"],
    ["/raccourcir-lien/dropbix/en", "/raccourcir-lien/dropbox"],
    ["/fr/raccourcir-lien/whatsapp", "/raccourcir-lien/whatsapp"],
    ["/lien-en-bio/instagram/whatsapp", "/lien-en-bio/instagram"],
    ["/raccourcir-lien/s%C3%A9curis%C3%A9", "/raccourcir-lien/securise"],
    ["/qrcode/g%C3%A9n%C3%A9rateur", "/qrcode/generateur"],
    ["/lien-en-bio/instagram%EF%BF%BDutm_source=x", "/lien-en-bio/instagram"],
    ["/fr/raccourcir-lien/google", "/raccourcir-lien/google"],
    ["/raccourcir-un-lien/google", "/raccourcir-lien/google"],
    ["/raccourcir-lien/google.htm", "/raccourcir-lien/google"],
    ["/fr/raccourcir-lien/url", "/raccourcir-lien/url"],
    ["/outils/raccourcir-lien/drive", "/raccourcir-lien/drive"],
    ["/blog/raccourcir-lien/linkedin", "/raccourcir-lien/linkedin"],
    ["/lien-en-bio", "/lien-en-bio/instagram"],
  ])("for %s include first %s", (address, first) => expect(suggested(address)[0]).toBe(first));

  test.each([
    ["/lien-en-bio/instagram", "/lien-en-bio/instagram"],
    ["/lien-en-bio/instagrm", "/lien-en-bio/instagram"],
    ["/lien-en-bio/twiter", "/lien-en-bio/twitter"],
    ["/lien-en-bio/x", "/lien-en-bio/twitter"],
    ["/lien-en-bio/isntagram", "/lien-en-bio/instagram"],
    ["/lien-en-bio/tikok", "/lien-en-bio/tiktok"],
    ["/lien-en-bio/titkok", "/lien-en-bio/tiktok"],
    ["/qrcode/craetor", "/qrcode/creator"],
    ["/qrcode/dnyamique", "/qrcode/dynamique"],
    ["/qrcode/generateur-gratuit", "/qrcode/generateur"],
    ["/qrcode/google", "/qrcode/avis-google"],
    ["/raccourcir-lien/google-docs", "/raccourcir-lien/google-doc"],
    ["/raccourcir-lien/google-photo", "/raccourcir-lien/google-photos"],
    ["/raccourcir-lien/googl", "/raccourcir-lien/google"],
    ["/raccourcir-lien/google-business", "/raccourcir-lien/google"],
    ["/raccourcir-lien/google-chat", "/raccourcir-lien/google"],
    ["/raccourcir-lien/google-gratuit", "/raccourcir-lien/google"],
    ["/raccourcir-lien/comment-linkedin-2024", "/raccourcir-lien/comment-linkedin"],
    ["/raccourcir-lien/drives", "/raccourcir-lien/drive"],
    ["/raccourcir-lien/instagrm", "/raccourcir-lien/pour-instagram"],
  ])("for %s include first the likely page of the same family, %s", (address, first) =>
    expect(suggested(address)[0]).toBe(first),
  );

  test("do not prefer an unlikely page of the same family to a likely one of another family", () =>
    expect(suggested("/lien-en-bio/linktree")[0]).toBe("/raccourcir-lien/linktree"));

  test("do not include pages that are much less similar than the best one", () =>
    expect(suggested("/raccourcir-lien/insta")).toEqual(["/raccourcir-lien/pour-instagram", "/lien-en-bio/instagram"]));

  test("are four at most", () =>
    expect(suggested("/raccourcir-lien/google/whatsapp/instagram/facebook/x")).toHaveLength(4));

  test("do not match a short part beside a longer one", () =>
    expect(suggested("/lien-en-bio/instagram/x")).not.toContain("/raccourcir-lien/excel"));

  test.each([
    ["/qrcode/menu", "/qrcode/dynamique"],
    ["/qrcode/wifi", "/qrcode/en-ligne"],
    ["/utm", "/raccourcir-lien/hypertexte"],
  ])("for %s are only %s, without pages that are similar by chance", (address, page) =>
    expect(suggested(address)).toEqual([page]),
  );

  test.each(["/", "//", "/-/_", "/zzqqzzqq", "/aide", "/prix", "/login", "/faq"])(
    "for %s are an empty list",
    (address) => expect(suggested(address)).toEqual([]),
  );
});
