import fc from "fast-check";
import { QR_FIELDS, type QrKind } from "../../../../src/content/tools/terms";
import { qrContent } from "../../../../src/tools/qr/content";
import type { QrFields } from "../../../../src/tools/qr/outcome";
import { HOSTILE } from "../../../hostile-texts";
import { processorTime } from "../../../processor-time";
import { hostileText } from "../hostile-text";

const KINDS = Object.keys(QR_FIELDS) as QrKind[];
const text = (kind: QrKind, fields: QrFields) => {
  const content = qrContent(kind, fields);
  return "text" in content ? content.text : `✗ ${content.problem}`;
};

it.each(["; ", "».", "! »", "(", "…"])("reads a link among thousands of “%s” without delay", (sign) => {
  const many = sign.repeat(9_900 / sign.length);
  const start = processorTime();
  for (const typed of [`exemple.fr${many}`, many, `${many}exemple.fr`, `Voir : https://exemple.fr/${many}x> merci`])
    text("link", { url: typed });
  expect(processorTime() - start).toBeLessThan(200);
});

describe("a link", () => {
  it.each([
    ["exemple.fr/menu", "https://exemple.fr/menu"],
    ["  HTTP://Exemple.fr ", "http://exemple.fr/"],
    ["exemple.fr:8080/a?b=c#d", "https://exemple.fr:8080/a?b=c#d"],
    ["//exemple.fr/a", "https://exemple.fr/a"],
    ["www.exemple.fr.", "https://www.exemple.fr/"],
    ["192.168.1.4/a", "https://192.168.1.4/a"],
    ["0612345670", "✗ link"],
    ["612345678", "✗ link"],
    ["20.11.2026", "✗ link"],
    ["12.50", "✗ link"],
    ["https://exemple.fr/\u202Etxt.exe", "https://exemple.fr/txt.exe"],
    ["https://exemple.fr/a\u0000b", "https://exemple.fr/ab"],
    ["https://café.fr/é", "https://xn--caf-dma.fr/%C3%A9"],
    ["mailto:a@exemple.fr", "mailto:a@exemple.fr"],
    ["mailto:a@exemple.fr?body=Merci!", "mailto:a@exemple.fr?body=Merci!"],
    ["tel:+33639981234", "tel:+33639981234"],
    ["<https://exemple.fr/menu>", "https://exemple.fr/menu"],
    ["La carte : https://exemple.fr/menu.", "https://exemple.fr/menu"],
    ["https://exemple.fr/menu, à la carte (c'est 🎉)", "https://exemple.fr/menu"],
    ["« www.exemple.fr »", "https://www.exemple.fr/"],
    ['"www.exemple.fr/a"', "https://www.exemple.fr/a"],
    ["<exemple.fr>", "https://exemple.fr/"],
    ["(www.exemple.fr)", "https://www.exemple.fr/"],
    ["www.exemple.fr,", "https://www.exemple.fr/"],
    ["exemple.fr/Orange_(fruit)", "https://exemple.fr/Orange_(fruit)"],
    ["👉https://exemple.fr/menu", "https://exemple.fr/menu"],
    ["Notre réunion :https://exemple.fr/menu", "https://exemple.fr/menu"],
    ["xhttps://exemple.fr/menu", "✗ scheme"],
    ["exemple.fr/?u=https://exemple.fr/menu", "https://exemple.fr/?u=https://exemple.fr/menu"],
    ["https://exemple.fr/menu 🎉", "https://exemple.fr/menu"],
    ["La carte\nhttps://exemple.fr/menu", "https://exemple.fr/menu"],
    ["https://exemple.fr/?a=1&amp;b=2", "https://exemple.fr/?a=1&b=2"],
    ["https://exemple.fr’", "https://exemple.fr/"],
    ["https://exemple.fr/menu’", "https://exemple.fr/menu"],
    ["https://exemple.fr/Rock_'n'", "https://exemple.fr/Rock_'n'"],
    ["https://exemple.fr,", "https://exemple.fr/"],
    ["Voir https://exemple.fr/menu— merci", "https://exemple.fr/menu"],
    ["https://exemple.fr–", "✗ link"],
    ["https://exemple.fr،", "✗ link"],
    ["https://exemple.fr-", "✗ link"],
    ["https://ré-union.i❤.fr:8443/", "https://xn--r-union-bya.xn--i-7iq.fr:8443/"],
    ["https://inès@exemple.fr/", "https://in%C3%A8s@exemple.fr/"],
    ["exemple.fr !».», ", "https://exemple.fr/"],
    ["https://exemple.fr merci", "✗ spaces"],
    ["https://exemple.fr (2)", "✗ spaces"],
    ["https://exemple.fr/x merci", "✗ spaces"],
    ["https://exemple.fr/x\nmerci", "✗ spaces"],
    ["exemple.fr/x merci", "✗ spaces"],
    ["https://exemple.fr/?q=plan de salle", "✗ spaces"],
    ["https://exemple.fr/notre carte.pdf", "✗ spaces"],
    ["https://exemple.fr/notre%20carte.pdf", "https://exemple.fr/notre%20carte.pdf"],
    ["un petit mot", "✗ link"],
    ["mailto:a@exemple.fr merci", "✗ spaces"],
    ["mailto:a@exemple.fr, b@exemple.fr", "mailto:a@exemple.fr,b@exemple.fr"],
    ["mailto:a@exemple.fr; b@exemple.fr;?subject=A, b", "mailto:a@exemple.fr,b@exemple.fr?subject=A,%20b"],
    ["sms:+32470123456&body=Bonjour à tous", "sms:+32470123456&body=Bonjour%20%C3%A0%20tous"],
    ["mailto:a@exemple.fr?subject=À ce soir", "mailto:a@exemple.fr?subject=%C3%80%20ce%20soir"],
    ["tel:+33 6 39 98 12 34", "tel:+33639981234"],
    ["tel:+33 (0)6 39 98 12 34", "tel:+33639981234"],
    ["sms:+33 06 39 98 12 34?body=Merci", "sms:+33639981234?body=Merci"],
    ["tel:(0)6 39 98 12 34", "tel:(0)639981234"],
    ["https://exemple.fr/menu»", "https://exemple.fr/menu"],
    ['https://exemple.fr/menu".', "https://exemple.fr/menu"],
    ["https://exemple.fr/?t=«a»", "https://exemple.fr/?t=%C2%ABa%C2%BB"],
    ["sms:06 39 98 12 34?body=À ce soir", "sms:0639981234?body=%C3%80%20ce%20soir"],
    ["tel:bonjour", "✗ phone"],
    ["tel:2b", "✗ phone"],
    ["tel:15", "tel:15"],
    ["tel:*144%23", "tel:*144%23"],
    ["tel:*144#", "tel:*144%23"],
    ["tel:#31#0639981234", "tel:%2331%230639981234"],
    ["tel: 06 39 98 12 34", "tel:0639981234"],
    ['tel:"0639981234"', "tel:0639981234"],
    ["sms:« +33 (0)6 39 98 12 34 »?body=«Oui»", "sms:+33639981234?body=%C2%ABOui%C2%BB"],
    ["tel:+33 0 6 39 98 12 34", "tel:+33639981234"],
    ["tel:(+33)0639981234", "tel:+33639981234"],
    ["sms:+33 (0)6 39 98 12 34, +33 (0)6 39 98 12 35?body=1, 2", "sms:+33639981234,+33639981235?body=1,%202"],
    ["sms:+33639981234;+33 06 39 98 12 35", "sms:+33639981234;+33639981235"],
    ["sms:+33639981234?body=Menu #1 : -50% sur tout", "sms:+33639981234?body=Menu%20%231%20:%20-50%25%20sur%20tout"],
    ["sms:+33639981234;body=Rdv 1, 06 39", "sms:+33639981234;body=Rdv%201,%2006%2039"],
    ["mailto:a@exemple.fr?subject=Commande #12&body=Oui", "mailto:a@exemple.fr?subject=Commande%20%2312&body=Oui"],
    ["mailto:a@exemple.fr?subject=Devis & facture", "mailto:a@exemple.fr?subject=Devis%20%26%20facture"],
    ["mailto:a@exemple.fr?subject=Devis&amp;body=Oui", "mailto:a@exemple.fr?subject=Devis&body=Oui"],
    ["sms:+33639981234?body=Thé&Co", "sms:+33639981234?body=Th%C3%A9%26Co"],
    ["sms:+33639981234&body=Merci", "sms:+33639981234&body=Merci"],
    ["sms:+33639981234;body=Thé & Co", "sms:+33639981234;body=Th%C3%A9%20%26%20Co"],
    ["sms:+33639981234&Bonjour", "sms:+33639981234&Bonjour"],
    ['sms:+33639981234&body="Oui" <b>', "sms:+33639981234&body=%22Oui%22%20%3Cb%3E"],
    ["mailto:a@exemple.fr?subject=Oui&reply-to=b@exemple.fr", "mailto:a@exemple.fr?subject=Oui&reply-to=b@exemple.fr"],
    ["mailto: a@exemple.fr", "mailto:a@exemple.fr"],
    ["https://exemple.fr/?q=👩‍🎤", "https://exemple.fr/?q=%F0%9F%91%A9%E2%80%8D%F0%9F%8E%A4"],
    ["tel:+33-1-23-45;ext=a", "tel:+33-1-23-45;ext=a"],
    ["sms:bonjour", "✗ phone"],
    ["sms:bonjour?body=Merci", "✗ phone"],
    ["sms:?body=DON", "sms:?body=DON"],
    ["mailto:foo", "✗ email"],
    ["mailto://a@exemple.fr", "mailto:a@exemple.fr"],
    ["mailto:a@exemple.fr.", "mailto:a@exemple.fr"],
    ["mailto:a@exemple.fr, b@exemple", "✗ email"],
    ["mailto:a@exemple.fr;subject=x", "✗ email"],
    ["tel://+33 06 39 98 12 34", "tel:+33639981234"],
    ["mailto:ines@", "✗ email"],
    ["mailto:12", "✗ email"],
    ["mailto:a%2Bb@exemple.fr;c@exemple.fr", "mailto:a%2Bb@exemple.fr,c@exemple.fr"],
    ["mailto:a@exemple.fr%3Bc@exemple.fr", "mailto:a@exemple.fr,c@exemple.fr"],
    ["mailto:<a&b@exemple.fr>", "mailto:a%26b@exemple.fr"],
    ['mailto:a@exemple.fr?subject="Devis" <urgent>', "mailto:a@exemple.fr?subject=%22Devis%22%20%3Curgent%3E"],
    ["mailto:?subject=Merci", "mailto:?subject=Merci"],
    ["mailto:a%40exemple.fr%2Cb%40exemple.fr", "mailto:a%40exemple.fr,b%40exemple.fr"],
    ["geo:Paris", "✗ point"],
    ["geo:48.8566", "✗ point"],
    ["geo:48.8566,2.3522;u=10", "geo:48.8566,2.3522;u=10"],
    ["geo:48.8566, 2.3522", "geo:48.8566,2.3522"],
    ["geo:48.8566, 2.3522?q=Tour Eiffel", "geo:48.8566,2.3522?q=Tour%20Eiffel"],
    ["geo:48,8566", "✗ point"],
    ["geo:48,85 2,35", "✗ point"],
    ["geo:48,8 2,35", "✗ point"],
    ["geo:91,2", "✗ point"],
    ["geo:48,85, 2,35", "✗ point"],
    ["geo:-90,180.0", "geo:-90,180.0"],
    ["geo:48.8566,181", "✗ point"],
    ["geo:-21.1,55.5", "geo:-21.1,55.5"],
    ["geo:-21.1,155.5", "geo:-21.1,155.5"],
    ["geo:14.6,-61.05", "geo:14.6,-61.05"],
    ["geo:48.85%2C2.35?q=Th%C3%A9%26Co", "geo:48.85,2.35?q=Th%C3%A9%26Co"],
    ["geo:48,8566;2,3522", "✗ point"],
    ["geo: +48.8584,+2.2945", "geo:48.8584,2.2945"],
    ["geo:0,0?q=Paris", "geo:0,0?q=Paris"],
    ["geo:48.8566,2.3522,-35.5;u=10", "geo:48.8566,2.3522,-35.5;u=10"],
    ["geo:48.8566,2.3522,17z", "✗ point"],
    ["geo:48,85;2,35", "✗ point"],
    ["contact@exemple.fr", "✗ scheme"],
    ["", "✗ empty"],
    [" \u200E ", "✗ empty"],
    ["bonjour", "✗ link"],
    ["https://", "✗ link"],
    ['https://a"b.fr', "✗ link"],
    ["https://été.fr/a", "https://xn--t-9fab.fr/a"],
    ["javascript:alert(1)", "✗ scheme"],
    ["java\u0000script:alert(1)", "✗ scheme"],
    ["JavaScript:1", "✗ link"],
    ["data:text/html,<b>", "✗ scheme"],
    ["file:///etc/passwd", "✗ scheme"],
    ["facetime:0639981234", "✗ scheme"],
    ["bitcoin:1A1zP1", "✗ scheme"],
  ])("%j gives %j", (url, expected) => expect(text("link", { url })).toBe(expected));

  it("is always a URL that a phone may open", () => {
    fc.assert(
      fc.property(hostileText, (url) => {
        const content = qrContent("link", { url });
        if ("text" in content) {
          expect(new URL(content.text).protocol).toMatch(/^(https?|mailto|tel|sms|geo):$/);
          expect(content.text).not.toMatch(/[\p{Cc}\p{Bidi_Control}<>"]/u);
        }
      }),
    );
  });
});

describe("a Google review", () => {
  const form = "https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEmsRUsoyG83frY4";
  it.each([
    ["ChIJN1t_tDeuEmsRUsoyG83frY4", form],
    ["Place ID : ChIJN1t_tDeuEmsRUsoyG83frY4", form],
    [` ${form} `, form],
    ["search.google.com/local/writereview?hl=fr&placeid=ChIJN1t_tDeuEmsRUsoyG83frY4", form],
    ["https://g.page/r/CdZ1/review", "https://g.page/r/CdZ1/review"],
    ["share.google/MC6y9A8g5LH4", "https://share.google/MC6y9A8g5LH4"],
    ["https://g.co/kgs/HUr9g2G", "https://g.co/kgs/HUr9g2G"],
    ["https://evilshare.google/review", "✗ place"],
    ["https://eg.co/kgs/HUr9g2G", "✗ place"],
    ["https://maps.app.goo.gl/abc", "https://maps.app.goo.gl/abc"],
    ["", "✗ empty"],
    ["ChIJ", "✗ place"],
    ["« ChIJN1t_tDeuEmsRUsoyG83frY4 ».", form],
    ["Place ID\tChIJN1t_tDeuEmsRUsoyG83frY4", form],
    ["https://business.google.com/reviews", "✗ place"],
    ["https://photos.app.goo.gl/AbC", "✗ place"],
    ["https://images.app.goo.gl/AbC", "✗ place"],
    ["https://share.google/images/AbC", "✗ place"],
    ["https://play.google.com/store/apps/details?id=a", "✗ place"],
    ["https://docs.google.com/forms/d/e/1F/viewform", "✗ place"],
    ["https://www.google.com", "✗ place"],
    [`${form}.`, form],
    ["https://search.google.com/local/writereview?placeid=", "✗ place"],
    ["https://search.google.com/local/writereview?placeid=<PLACE_ID>", "✗ place"],
    ["https://search.google.com/local/writereview?placeid=ChIJN1t_tDeuEm…", "✗ place"],
    ["Le nom de ma boutique", "✗ place"],
    ["Boulangerie", "✗ place"],
    ["boulangerie-du-port", "✗ place"],
    ["MaBoulangerie", "✗ place"],
    ["Restaurant_LeZinc", "✗ place"],
    ["LaBoulangerieDeLaPlaceDuPort", "✗ place"],
    ["ChIJabcDefGhiJklMnoPqrStu", `${form.replace(/ChIJ.*/, "")}ChIJabcDefGhiJklMnoPqrStu`],
    ["https://evil-google.com/review", "✗ place"],
    ["https://www.google.co.uk/maps/place/Paul", "https://www.google.co.uk/maps/place/Paul"],
    ["https://google.evil.fr/review", "✗ place"],
    ["https://google.abc.fr/review", "✗ place"],
    ["https://google.com.evil.test/review", "✗ place"],
  ])("%j gives %j", (place, expected) => expect(text("review", { place })).toBe(expected));

  it.each([
    ...["accounts", "ads", "business", "calendar", "docs", "drive", "images", "keep", "mail", "meet", "myaccount"],
    ...["news", "photos", "play", "sites", "support"],
  ])("is not on Google's site %s", (site) =>
    expect(text("review", { place: `https://${site}.google.com/maps/place/Paul` })).toBe("✗ place"),
  );
});

describe("a contact card", () => {
  it("is version 3.0, one property a line", () => {
    const card = text("vcard", {
      first: "Inès",
      last: "Carpentier",
      company: "Vélos, roues; & Cie",
      role: "Mécanicienne",
      phone: "+33 6 39 98 12 34",
      email: "ines@exemple.fr",
      website: "exemple.fr",
    });
    expect(card.split("\r\n")).toEqual([
      "BEGIN:VCARD",
      "VERSION:3.0",
      "N:Carpentier;Inès;;;",
      "FN:Inès Carpentier",
      "ORG:Vélos\\, roues\\; & Cie",
      "TITLE:Mécanicienne",
      "TEL:+33 6 39 98 12 34",
      "EMAIL:ines@exemple.fr",
      "URL:https://exemple.fr/",
      "END:VCARD",
    ]);
  });

  it("has plain spaces, so that a search in the address book finds it", () => {
    const card = text("vcard", { first: "Marie\u00A0Lou", company: "Thés\u202F& Cie" }).split("\r\n");
    expect(card).toEqual(expect.arrayContaining(["N:;Marie Lou;;;", "ORG:Thés & Cie"]));
  });

  it.each([
    [{}, "empty"],
    [{ first: "Inès", phone: "bientôt" }, "phone"],
    [{ first: "Inès", phone: "0639981234 / 0199001234" }, "phone"],
    [{ first: "Inès", phone: "Tél. : 01 99 00 12 34 ; 06 39 98 12 34" }, "phone"],
    [{ first: "Inès", phone: "---" }, "phone"],
    [{ first: "Inès", phone: "..." }, "phone"],
    [{ first: "Inès", phone: "( )" }, "phone"],
    [{ first: "Inès", phone: "+" }, "phone"],
    [{ first: "Inès", phone: "1-2" }, "phone"],
    [{ first: "Inès", phone: "06+39981234" }, "phone"],
    [{ first: "Inès", email: "ines" }, "email"],
    [{ first: "Inès", website: "javascript:alert(1)" }, "scheme"],
    [{ first: "Inès", website: "exemple.fr/mes vélos" }, "spaces"],
    [{ first: "Inès", website: "geo:Paris" }, "point"],
    [{ first: "Inès", website: "tel:bonjour" }, "link"],
    [{ first: "Inès", website: "mailto:foo" }, "link"],
  ])("asks for what is missing or wrong: %j", (fields, problem) => expect(text("vcard", fields)).toBe(`✗ ${problem}`));

  it.each([
    ["+33 (0)6 39 98 12 34", "+33 6 39 98 12 34"],
    ["0033(0)639981234", "0033 639981234"],
    ["+39 (0)2 1234 5678", "+39 02 1234 5678"],
    ["+39 (0)333 123 4567", "+39 333 123 4567"],
    ["+241 (0)74 12 34 56", "+241 74 12 34 56"],
    ["06 39 98 12 34", "06 39 98 12 34"],
    ["0475/12.34.56", "0475/12.34.56"],
    ["tel:+33639981234", "+33639981234"],
    ["(0033) (0)6 39 98 12 34", "0033 6 39 98 12 34"],
    ["+33 0 6 39 98 12 34", "+33 6 39 98 12 34"],
    ["+33.(0).6.39.98.12.34", "+33 6.39.98.12.34"],
    ["Tel: +33 6 39 98 12 34", "+33 6 39 98 12 34"],
    ["Tél. : 06 39 98 12 34", "06 39 98 12 34"],
    ["Tél : 06 39 98 12 34;ext=12", "06 39 98 12 34"],
    ["(+33 6 39 98 12 34)", "+33 6 39 98 12 34"],
    ["tel:%2B33639981234", "+33639981234"],
    ["« 06 39 98 12 34 »,", "06 39 98 12 34"],
    ["06‑39‑98‑12‑34", "06-39-98-12-34"],
    ["+33 06 39 98 12 34", "+33 6 39 98 12 34"],
    ["00 33 06 39 98 12 34", "00 33 6 39 98 12 34"],
    ["+32 0470 12 34 56", "+32 470 12 34 56"],
    ["0041-079-123-45-67", "0041 79-123-45-67"],
    ["+225 07 01 02 03 04", "+225 07 01 02 03 04"],
    ["+39 06 1234 5678", "+39 06 1234 5678"],
    ["(+33) 6 39 98 12 34", "+33 6 39 98 12 34"],
    ["+33 6 05 06 07 08", "+33 6 05 06 07 08"],
    ["０６ ３９ ９８ １２ ３４\u200B", "06 39 98 12 34"],
    ["3949", "3949"],
    ["1-12", "1-12"],
    ["00 123 456 789 012 345", "00 123 456 789 012 345"],
  ])("writes %s without the 0 that is not dialled after a country code", (phone, dialled) =>
    expect(text("vcard", { first: "Inès", phone }).split("\r\n")).toContain(`TEL:${dialled}`),
  );

  it("takes the address from a copied e-mail link", () => {
    for (const email of [
      "mailto:ines@exemple.fr",
      "MAILTO:ines@exemple.fr?subject=Bonjour",
      "<ines@exemple.fr>",
      "« ines@exemple.fr »",
      "“ines@exemple.fr”",
      "ines@exemple.fr\u200B",
      "ines@exemple.fr ;",
      "Inès <ines@exemple.fr>",
      '"Carpentier, Inès" <ines@exemple.fr>;',
      "mailto:ines@exemple.fr?subject=<b>",
    ]) {
      expect(text("vcard", { first: "Inès", email }).split("\r\n")).toContain("EMAIL:ines@exemple.fr");
    }
    expect(text("vcard", { first: "Inès", website: "ines@exemple.fr" })).toBe("✗ scheme");
    expect(text("vcard", { first: "Inès", email: "mailto:ines%2Bpro@exemple.fr" })).toContain(
      "EMAIL:ines+pro@exemple.fr",
    );
  });

  it("takes a website without a visible character for an empty field", () => {
    expect(text("vcard", { first: "Inès", website: "\u200B" })).not.toContain("URL");
  });

  it("keeps every value within its own line, whatever is typed", () => {
    fc.assert(
      fc.property(hostileText, hostileText, (first, company) => {
        const content = qrContent("vcard", { first, company });
        if (!("text" in content)) return;
        const lines = content.text.split(/\r\n|\r|\n/);
        expect(lines.at(-1)).toBe("END:VCARD");
        for (const line of lines) expect(line).toMatch(/^(BEGIN|VERSION|N|FN|ORG|TITLE|TEL|EMAIL|URL|END):/);
        const name = lines.find((line) => line.startsWith("N:"))!.slice(2);
        expect(name.replace(/\\./gu, "").split(";")).toHaveLength(5);
      }),
    );
  });
});

describe("a Wi-Fi network", () => {
  it.each([
    [{ network: "Café", password: "motdepasse" }, "WIFI:T:WPA;S:Café;P:motdepasse;;"],
    [{ network: 'a;b"c', password: "12:34,56\\78" }, 'WIFI:T:WPA;S:a\\;b\\"c;P:12\\:34\\,56\\\\78;;'],
    [{ network: " deux espaces ", security: "nopass", password: "ignoré" }, "WIFI:T:nopass;S: deux espaces ;;"],
    [{ network: "x", security: "WEP", password: "12345", hidden: "yes" }, "WIFI:T:WEP;S:x;P:12345;H:true;;"],
    [{ network: "x", security: "autre", password: "12345678" }, "WIFI:T:WPA;S:x;P:12345678;;"],
    [{ network: "" }, "✗ empty"],
    [{ network: "a".repeat(32), password: "12345678" }, `WIFI:T:WPA;S:${"a".repeat(32)};P:12345678;;`],
    [{ network: "a".repeat(33), password: "12345678" }, "✗ network"],
    [{ network: "é".repeat(17), password: "12345678" }, "✗ network"],
    [{ network: "x", password: "1234567" }, "✗ password"],
    [{ network: "x", password: "a".repeat(64) }, "WIFI:T:WPA;S:x;P:" + "a".repeat(64) + ";;"],
    [{ network: "x", password: "z".repeat(64) }, "✗ password"],
    [{ network: "x", password: "z".repeat(63) }, `WIFI:T:WPA;S:x;P:${"z".repeat(63)};;`],
    [{ network: "x", password: "é".repeat(32) }, "✗ password"],
    [{ network: "x", password: "é".repeat(4) }, "WIFI:T:WPA;S:x;P:éééé;;"],
    [{ network: "x", security: "WEP", password: "ééééé" }, "✗ password"],
  ])("%j gives %j", (fields, expected) => expect(text("wifi", fields)).toBe(expected));

  it("contains the typed network and key", () => {
    const visible = fc.string({ unit: "grapheme", minLength: 8, maxLength: 12 }).filter((s) => !/\p{Cc}/u.test(s));
    fc.assert(
      fc.property(visible, visible, (network, password) => {
        const content = qrContent("wifi", { network, password });
        if (!("text" in content)) return;
        const parts = content.text.match(/(?:\\.|[^\\;])+/gsu)!.map((part) => part.replace(/\\(.)/gsu, "$1"));
        expect(parts).toEqual(["WIFI:T:WPA", `S:${network}`, `P:${password}`]);
      }),
    );
  });
});

describe("a text", () => {
  it("is kept unchanged, right-to-left words included", () => {
    expect(text("text", { text: "Bonjour,\nمرحبا" })).toBe("Bonjour,\nمرحبا");
  });

  it("loses only characters that no reader shows", () => {
    expect(text("text", { text: "a\u0000b\u0007\uD800" })).toBe("ab\uFFFD");
    expect(text("text", { text: " \n" })).toBe("✗ empty");
  });
});

it.each(KINDS)("hostile text in every field of %s never throws", (kind) => {
  for (const hostile of HOSTILE) {
    const fields = Object.fromEntries(QR_FIELDS[kind].map((field) => [field, hostile]));
    expect(() => qrContent(kind, fields)).not.toThrow();
  }
});

test("a card needs only a company, a number has at most 17 digits, and a Place ID at least twenty characters", () => {
  expect(qrContent("vcard", { company: "Maillon" })).toEqual({ text: expect.stringContaining("FN:Maillon") });
  expect(qrContent("vcard", { last: "A", phone: "1".repeat(17) })).toHaveProperty("text");
  expect(qrContent("vcard", { last: "A", phone: "1".repeat(18) })).toEqual({ problem: "phone" });
  expect(qrContent("review", { place: "ChIJaBc1xxxxx" })).toEqual({ problem: "place" });
});

test.each([5, 10, 13, 26])("a WEP key may have exactly %i characters", (length) => {
  const key = (signs: number) => qrContent("wifi", { network: "a", security: "WEP", password: "a".repeat(signs) });
  expect(key(length)).toHaveProperty("text");
  for (const other of [length - 1, length + 1]) expect(key(other)).toEqual({ problem: "password" });
});
