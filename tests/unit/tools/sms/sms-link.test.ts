import fc from "fast-check";
import { fieldsFromNumber } from "../../../../src/tools/converter/pasted-number";
import { smsLink } from "../../../../src/tools/sms/sms-link";
import { countSegments } from "../../../../src/tools/sms/sms-segments";
import { codes, describeConverter, made } from "../converters";

describe("the segments of a text message", () => {
  test.each([
    ["a".repeat(160), "GSM-7", 160, 1],
    ["a".repeat(161), "GSM-7", 161, 2],
    ["a".repeat(306), "GSM-7", 306, 2],
    ["a".repeat(307), "GSM-7", 307, 3],
    ["€".repeat(80), "GSM-7", 160, 1],
    ["\\", "GSM-7", 2, 1],
    ["àéèùì".repeat(32), "GSM-7", 160, 1],
    [`ê${"a".repeat(69)}`, "UCS-2", 70, 1],
    [`ê${"a".repeat(70)}`, "UCS-2", 71, 2],
    [`ê${"a".repeat(133)}`, "UCS-2", 134, 2],
    [`ê${"a".repeat(134)}`, "UCS-2", 135, 3],
    ["🎉".repeat(35), "UCS-2", 70, 1],
    ["", "GSM-7", 0, 0],
  ])("%s…", (text, encoding, units, segments) => {
    expect(countSegments(text)).toMatchObject({ encoding, units, segments });
  });

  test("an escaped character or a surrogate pair is never split", () => {
    // After 152 letters, one of the 153 units is left: the two of € do not fit.
    expect(countSegments(`${"a".repeat(152)}€${"a".repeat(152)}`)).toMatchObject({ units: 306, segments: 3 });
    expect(countSegments(`${"ê".repeat(66)}🎉${"ê".repeat(66)}`)).toMatchObject({ units: 134, segments: 3 });
  });

  test("a longer text never costs less, and its remaining space is never negative", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 400 }),
        fc.string({ unit: "grapheme", maxLength: 20 }),
        (text, more) => {
          const [one, other] = [countSegments(text), countSegments(text + more)];
          expect(other.segments).toBeGreaterThanOrEqual(one.segments);
          expect(one.left).toBeGreaterThanOrEqual(0);
          expect(one.segments * 160).toBeGreaterThanOrEqual(one.units);
        },
      ),
    );
  });

  test("the network's alphabet takes 7 bits, and characters of its extension twice as many", () => {
    const basic = "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./:;<=>?¡ÄÖÑÜ§¿äöñüà";
    expect(countSegments(basic)).toMatchObject({ encoding: "GSM-7", units: basic.length });
    expect(countSegments("^{}\\[~]|€\f")).toMatchObject({ encoding: "GSM-7", units: 20 });
  });

  test("the remaining space is that of the last segment", () => expect(countSegments("a".repeat(161)).left).toBe(145));

  test("ê, ô and ç are not in the network's alphabet; é, à and Ç are", () => {
    expect(countSegments("fête, côté, ça").outsiders).toEqual(["ê", "ô", "ç"]);
    expect(countSegments("bête, fête").outsiders).toEqual(["ê"]);
    expect(countSegments("été à Ça").outsiders).toEqual([]);
  });
});

describe("the SMS link", () => {
  describeConverter("sms", smsLink, [/^sms:(\+\d{7,15}|[1-9]\d{2,5})?(\?body=|$)/]);

  test("writes the number and the body like the standard", () => {
    expect(made(smsLink({ number: "06 39 98 12 34", text: "Ça va ?\nOui" }), "message")).toBe(
      "sms:+33639981234?body=%C3%87a%20va%20%3F%0AOui",
    );
    expect(made(smsLink({ number: "0692 12 34 56", text: "" }), "message")).toBe("sms:+262692123456");
    expect(codes(smsLink({ number: "0692 12 34 56", text: " " }))).toEqual(["overseas"]);
    expect(codes(smsLink({ number: "06 39 98 12 34", text: "" }))).toEqual(["french"]);
    expect(codes(smsLink({ number: "32 470 12 34 56", text: "" }))).toEqual(["whole"]);
    expect(codes(smsLink({ number: "+33 6 39 98 12 34", text: "" }))).toEqual([]);
    expect(codes(smsLink({ number: "", text: "" }))).toEqual(["nothing"]);
  });

  test.each([
    ["114", "114"],
    ["92 800", "92800"],
    ["3.82.00", "38200"],
    ["tel:3114", "3114"],
    ["« 3114 »", "3114"],
  ])("writes the short number %s without a country code, and explains what that means", (number, dialled) => {
    const conversion = smsLink({ number, text: "DON" });
    expect(made(conversion, "message")).toBe(`sms:${dialled}?body=DON`);
    expect(codes(conversion)).toContain("short-number");
  });

  test.each(["11", "1234567"])("does not take %s for a short number", (number) =>
    expect(codes(smsLink({ number, text: "DON" }))).not.toContain("short-number"),
  );

  test("counts and sends a letter and its combining accent as one character of the network's alphabet", () => {
    const conversion = smsLink({ number: "114", text: "a\u0300 re\u0301server" });
    expect(made(conversion, "message")).toBe("sms:114?body=%C3%A0%20r%C3%A9server");
    expect(codes(conversion)).toContain("gsm-7");
  });

  test("warns about a message that is charged more than once", () =>
    expect(smsLink({ number: "114", text: "a".repeat(161) }).notes).toContainEqual({
      code: "segments",
      level: "warning",
      fill: { n: 2 },
    }));

  test.each([
    ["sms:+33639981234?body=À%20ce%20soir", "+33639981234", "À ce soir"],
    ["sms:+33639981234&body=1+1%0Adeux", "+33639981234", "1+1\ndeux"],
    ["SMS:+33639981234;?&body=100%", "+33639981234", "100%"],
    ["smsto:+33639981234:Oui : demain ?", "+33639981234", "Oui : demain ?"],
    ["sms:92800?body=DON", "92800", "DON"],
    ["sms:+33639981234?body=R&D à 10 h", "+33639981234", "R&D à 10 h"],
    ["sms:+33639981234?body=Oui&x=1", "+33639981234", "Oui"],
    ["sms:?body=DON", "", "DON"],
    ["https://wa.me/33639981234?text=Salut", "+33639981234", "Salut"],
    ["whatsapp://send?phone=33639981234&text=Salut", "+33639981234", "Salut"],
    ["tel:+33-6-39-98-12-34", "+33639981234", undefined],
  ])("reads the number and the message of %s", (number, dialled, text) => {
    const fields = fieldsFromNumber({ number });
    expect(fields).toEqual(text === undefined ? {} : { text });
    expect(made(smsLink({ number, text: "x" }), "message")).toBe(`sms:${dialled}?body=x`);
  });

  test("says that a link to a group contains no number", () =>
    expect(codes(smsLink({ number: "https://chat.whatsapp.com/AbCdEf12", text: "x" }))).toEqual(["no-number-in-link"]));

  test("reads the number and the message of a WhatsApp link that was written by hand", () => {
    const number = "https://wa.me/33639981234?text=Bonjour à tous";
    expect(fieldsFromNumber({ number })).toEqual({ text: "Bonjour à tous" });
    expect(made(smsLink({ number, text: "x" }), "message")).toBe("sms:+33639981234?body=x");
    for (const text of ["Prix & horaires ?", "Commande #12", "2 + 1 à 10 %", "Voir ici https://a.fr/x?b=1&c=2"]) {
      expect(fieldsFromNumber({ number: `Lien : https://wa.me/33639981234?text=${text}` })).toEqual({ text });
    }
    for (const around of [
      "Écris-moi : https://wa.me/33639981234?text=Bonjour%20Paul merci !",
      "https://wa.me/33639981234?text=Bonjour+Paul",
    ])
      expect(fieldsFromNumber({ number: around })).toEqual({ text: "Bonjour Paul" });
    expect(fieldsFromNumber({ number: "https://wa.me/33639981234?text=Bonjour+Paul merci" })).toEqual({
      text: "Bonjour Paul merci",
    });
    const link = "https://api.whatsapp.com/send?text=Bonjour Marie&phone=33639981234";
    expect(made(smsLink({ number: link, text: "x" }), "message")).toBe("sms:+33639981234?body=x");
  });

  test.each(["type=phone_number", "source=a", "app_absent=0", "lang=fr"])(
    "a WhatsApp link's %s is not part of the message before it",
    (parameter) => {
      const number = `https://api.whatsapp.com/send?phone=33639981234&text=Bonjour à tous&${parameter}`;
      expect(fieldsFromNumber({ number })).toEqual({ text: "Bonjour à tous" });
    },
  );

  test.each([
    ["sms:+33639981234;+33639985678?body=x", "+33639985678"],
    ["sms:+33639981234,+33639985678&body=x", "+33639985678"],
    ["smsto:+33639981234, 0199001234;%2B32470123456:x", "0199001234, +32470123456"],
  ])("writes to the first recipient of %s, and names those left out", (number, mot) => {
    const conversion = smsLink({ number, text: "x", ...fieldsFromNumber({ number }) });
    expect(made(conversion, "message")).toBe("sms:+33639981234?body=x");
    expect(conversion.notes).toContainEqual({ code: "left-out", level: "warning", fill: { mot } });
  });

  test.each(["sms:+33639981234;body=x", "sms:+33639981234;?&body=x", "sms:+33639981234?body=1,2;3"])(
    "leaves out no recipient of %s",
    (number) => expect(codes(smsLink({ number, text: "x" }))).not.toContain("left-out"),
  );

  test("names visible characters that force 16 bits, and reports a space that does", () => {
    const pasted = smsLink({ number: "114", text: "Bonjour\u00A0! 5\u202F%" });
    expect(codes(pasted)).toEqual(["one-segment", "ucs-2", "no-break-space", "short-number"]);
    const family = smsLink({ number: "", text: "Fête 👨‍👩‍👧 ❤️" });
    expect(family.notes.find(({ code }) => code === "outsiders")?.fill?.mot).toBe("ê 👨 👩 👧 ❤");
    expect(codes(family)).not.toContain("no-break-space");
  });
});
