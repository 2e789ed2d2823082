import fc from "fast-check";
import { fieldsFromNumber, readPasted } from "../../../../src/tools/converter/pasted-number";
import { readPhone } from "../../../../src/tools/converter/phone";
import { whatsAppLink } from "../../../../src/tools/whatsapp/whatsapp-link";
import { codes, describeConverter, expectLongLinksTold, made } from "../converters";

describe("the WhatsApp link", () => {
  describeConverter("whatsapp", whatsAppLink, [/^https:\/\/wa\.me\/\d{7,15}(\?text=|$)/, /^https:\/\/wa\.me\/\?text=/]);

  test.each([
    ["06 39 98 12 34", "33639981234"],
    ["+33 (0)6 39 98 12 34", "33639981234"],
    ["0033 6.39.98.12.34", "33639981234"],
    ["+32 470 12 34 56", "32470123456"],
    ["+32 0470 12 34 56", "32470123456"],
    ["+41 079 123 45 67", "41791234567"],
    ["00262 0692 12 34 56", "262692123456"],
    ["+590 0690 12 34 56", "590690123456"],
    ["+596 0696 12 34 56", "596696123456"],
    ["+32 02 123 45 67", "3221234567"],
    ["+31 06 12345678", "31612345678"],
    ["+44 07700 900123", "447700900123"],
    ["+33 06 39 98 12 34", "33639981234"],
    ["+212 06 12 34 56 78", "212612345678"],
    ["+213 0555 12 34 56", "213555123456"],
    ["+243 081 234 5678", "243812345678"],
    ["+261 034 12 345 67", "261341234567"],
    ["+250 0788 123 456", "250788123456"],
    ["+49 0151 2345678", "491512345678"],
    ["+49 0151 23456789", "4915123456789"],
    ["+229 01 97 12 34 56", "2290197123456"],
    ["+242 06 612 34 56", "242066123456"],
    ["+508 41 12 34", "508411234"],
    ["+225 07 01 02 03 04", "2250701020304"],
    ["+39 06 1234 5678", "390612345678"],
    ["+39 (0)2 1234 5678", "390212345678"],
    ["(0039) (0)2 1234 5678", "390212345678"],
    ["+39 (0)333 123 4567", "393331234567"],
    ["39 (0)6 1234 5678", "390612345678"],
    ["+225 (0)7 01 02 03 04", "2250701020304"],
    ["+225 (0)27 22 12 34 56", "2252722123456"],
    ["+241 (0)74 12 34 56", "24174123456"],
    ["+241 074 12 34 56", "24174123456"],
    ["+377 06 12 34 56 78", "377612345678"],
    ["+90 0532 123 45 67", "905321234567"],
    ["+40 0721 234 567", "40721234567"],
    ["+43 0664 1234567", "436641234567"],
    ["+353 087 123 4567", "353871234567"],
    ["+972 050 234 5678", "972502345678"],
    ["+971 050 123 4567", "971501234567"],
    ["+966 055 123 4567", "966551234567"],
    ["+234 0803 123 4567", "2348031234567"],
    ["+27 082 123 4567", "27821234567"],
    ["+20 010 1234 5678", "201012345678"],
    ["+61 0412 345 678", "61412345678"],
    ["+81 090 1234 5678", "819012345678"],
    ["+358 040 123 4567", "358401234567"],
    ["+7 0495 123 45 67", "704951234567"],
    ["https://l.wl.co/l?u=https%3A%2F%2Fwa.me%2F33639981234", "33639981234"],
    ["+1 410 555 0123", "14105550123"],
    ["410 555 0123", "4105550123"],
    ["https://wa.me/33639981234?text=Salut", "33639981234"],
    ["https://api.whatsapp.com/send?phone=33639981234", "33639981234"],
    ["whatsapp://send?phone=33639981234&text=Salut", "33639981234"],
    ["Écrivez-moi : https://wa.me/33639981234 !", "33639981234"],
    ["＋33 ６ ３９ ９８ １２ ３４", "33639981234"],
    ["06·39·98·12·34", "33639981234"],
    ["06‑39‑98‑12‑34", "33639981234"],
    ["06–39–98–12–34", "33639981234"],
    ["tel:+33%206%2039%2098%2012%2034", "33639981234"],
    ["tel://+33639981234", "33639981234"],
    ["sms:+33639981234?body=Salut", "33639981234"],
    ["WhatsApp: +33639981234", "33639981234"],
    ["WhatsApp : 06 39 98 12 34", "33639981234"],
    ["whatsapp:+33639981234", "33639981234"],
    ["https://wa.me/ +33639981234", "33639981234"],
    ["wa.me/ 06 39 98 12 34", "33639981234"],
    ["https://api.whatsapp.com/send?phone= +33639981234", "33639981234"],
    ["https://wa.me/33639981234?text=WhatsApp+0199001234", "33639981234"],
    ["https://wa.me/%2B33639981234", "33639981234"],
    ["https://wa.me/33%206%2039%2098%2012%2034", "33639981234"],
    ["https://wa.me/+33 6 39 98 12 34", "33639981234"],
    ["wa.me/06 39 98 12 34", "33639981234"],
    ["« 06 39 98 12 34 »", "33639981234"],
    ["“06 39 98 12 34”,", "33639981234"],
    ["06 39 98 12 34 !", "33639981234"],
    ["06 39 98 12 34 ?", "33639981234"],
    ["tel:+33639981234;ext=12", "33639981234"],
    ["+508 041 12 34", "508411234"],
    ["+593 099 123 4567", "593991234567"],
    ["+595 0961 456789", "595961456789"],
    ["+598 094 231 234", "59894231234"],
    ["+58 0412-1234567", "584121234567"],
    ["+967 0712 345 678", "967712345678"],
    ["+970 0599 123 456", "970599123456"],
    ["+55 011 91234-5678", "5511912345678"],
  ])("reads %s as people write it", (number, digits) => {
    expect(made(whatsAppLink({ number, text: "" }), "chat")).toMatch(new RegExp(`^https://wa\\.me/${digits}(\\?|$)`));
  });

  test.each([
    ["0262 12 34 56", "262262123456"],
    ["02 63 12 34 56", "262263123456"],
    ["0269 12 34 56", "262269123456"],
    ["0692 12 34 56", "262692123456"],
    ["06 93 12 34 56", "262693123456"],
    ["0639 12 34 56", "262639123456"],
    ["0590 12 34 56", "590590123456"],
    ["0690 12 34 56", "590690123456"],
    ["0691 12 34 56", "590691123456"],
    ["0594 12 34 56", "594594123456"],
    ["0694 12 34 56", "594694123456"],
    ["0596 12 34 56", "596596123456"],
    ["0696 12 34 56", "596696123456"],
    ["0697 12 34 56", "596697123456"],
    ["05 08 41 12 34", "508411234"],
    ["05 08 55 12 34", "508551234"],
    ["0708 55 12 34", "508708551234"],
    ["0709 01 12 34", "590709011234"],
    ["0709 11 12 34", "596709111234"],
    ["0709 21 12 34", "262709211234"],
    ["0709 31 12 34", "594709311234"],
    ["0709 36 12 34", "262709361234"],
    ["0709 37 12 34", "262709371234"],
    ["0947 56 12 34", "590947561234"],
    ["0939 51 12 34", "590939511234"],
    ["0947 61 12 34", "594947611234"],
    ["0947 71 12 34", "596947711234"],
    ["0947 81 12 34", "262947811234"],
    ["0939 81 12 34", "262939811234"],
  ])("adds the country code of overseas France to %s, and says so", (number, digits) => {
    const conversion = whatsAppLink({ number, text: "Bonjour" });
    expect(made(conversion, "chat")).toMatch(new RegExp(`^https://wa\\.me/${digits}\\?`));
    expect(codes(conversion)).toEqual(["overseas"]);
  });

  test.each([
    ["06 39 98 12 34", "33639981234"],
    ["01 99 00 12 34", "33199001234"],
    ["02 61 91 12 34", "33261911234"],
    ["06 98 12 34 56", "33698123456"],
    ["01 02 62 00 00", "33102620000"],
    ["01 05 08 41 00", "33105084100"],
    ["01 05 90 00 00", "33105900000"],
    ["01 06 90 00 00", "33106900000"],
    ["01 06 94 00 00", "33106940000"],
    ["01 06 96 00 00", "33106960000"],
    ["01 07 08 41 00", "33107084100"],
  ])("adds the country code of mainland France to %s, and says so", (number, digits) => {
    const conversion = whatsAppLink({ number, text: "Bonjour" });
    expect(made(conversion, "chat")).toBe(`https://wa.me/${digits}?text=Bonjour`);
    expect(codes(conversion)).toEqual(["french"]);
  });

  test("reports a number with too many or too few digits", () => {
    for (const number of [
      "06 39 98 12 345",
      "06 39 98 12 34 / 01 99 00 12 34",
      "+33 6 39 98 12 345",
      "+33 6 39 98 12 34 56 78 90",
    ]) {
      expect(codes(whatsAppLink({ number, text: "" }))).toEqual(["number-long"]);
    }
    for (const number of ["06 39 98 12 3", "+33 6 39 98 12 3", "+33 6", "06", "+123456"]) {
      expect(codes(whatsAppLink({ number, text: "" }))).toEqual(["number-short"]);
    }
  });

  test.each(["639981234", "6 39 98 12 34", "712345678", "142685300"])("%s lacks the 0 of a French number", (number) =>
    expect(codes(whatsAppLink({ number, text: "" }))).toEqual(["number-short"]),
  );

  test("reports a number without + as containing its country code, except in a link", () => {
    const taken = (number: string) => codes(whatsAppLink({ number, text: "Bonjour" }));
    for (const number of ["514 555 0123", "33639981234", "681 72 12 34", "687 75 12 34"])
      expect(taken(number)).toEqual(["whole"]);
    for (const number of ["+33639981234", "0033639981234", "wa.me/33639981234"]) expect(taken(number)).toEqual([]);
  });

  test.each([
    "https://wa.me/message/ABCDEF123",
    "https://chat.whatsapp.com/AbCdEf12",
    "whatsapp.com/channel/0029VaXy",
    "whatsapp://chat?code=AbCdEf12",
    "https://faq.whatsapp.com/640432094725372",
    "business.whatsapp.com/33639981234",
  ])("says that %s contains no number", (number) =>
    expect(codes(whatsAppLink({ number, text: "Bonjour" }))).toEqual(["no-number-in-link"]),
  );

  test("names the recipients of a text message that it leaves out", () => {
    const conversion = whatsAppLink({ number: "sms:+33639981234,+33639985678", text: "Bonjour" });
    expect(made(conversion, "chat")).toBe("https://wa.me/33639981234?text=Bonjour");
    expect(codes(conversion)).toEqual(["left-out"]);
  });

  test("keeps the message letter for letter", () => {
    const unit = fc.constantFrom(..."aé&?#=+%\n «»🎉", "👨‍👩‍👧", "👩🏽‍⚕️", "❤️‍🔥", "🏳️‍🌈", "🧑‍🦰");
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        const url = made(whatsAppLink({ number: "0639981234", text }), "chat")!;
        const wanted = text.trim();
        expect(new URL(url).searchParams.get("text") ?? "").toBe(wanted);
      }),
    );
  });

  test("removes invisible characters", () => {
    const text = "Bon\u200Djour\u200B,\u202E \u200Fmadame\u200D";
    expect(made(whatsAppLink({ number: "0639981234", text }), "chat")).toMatch(/\?text=Bonjour%2C%20madame$/);
  });

  test("warns about a link that may be cut because of its length", () =>
    expectLongLinksTold((letters) => whatsAppLink({ number: "0639981234", text: "a".repeat(letters) })));

  test("accepts its own link and gives it again", () => {
    const url = made(whatsAppLink({ number: "0639981234", text: "Bonjour & bienvenue" }), "chat")!;
    expect(made(whatsAppLink({ number: url, text: "", ...fieldsFromNumber({ number: url }) }), "chat")).toBe(url);
  });

  test("lets the sender choose the recipient if there is no number, and asks for a number if there is nothing", () => {
    expect(made(whatsAppLink({ number: "", text: "Salut" }), "share")).toBe("https://wa.me/?text=Salut");
    expect(codes(whatsAppLink({ number: " ", text: "" }))).toEqual(["number-missing"]);
    expect(codes(whatsAppLink({ number: "zéro six", text: "" }))).toEqual(["number-letters"]);
  });
});

test("numbers have at most fifteen digits, and no 0 in brackets for any country", () => {
  expect(readPhone(`+${"4".repeat(15)}`)).toEqual({ digits: "4".repeat(15) });
  expect(readPhone(`+${"4".repeat(16)}`)).toEqual({ problem: "number-long" });
  expect(readPhone("+353 (0)86 123 4567")).toEqual({ digits: "353861234567" });
});

test.each(["mms:+33639981234?body=a", "sms:+33639981234;body=a"])("the number and the text are read from %s", (link) =>
  expect(readPasted(link)).toMatchObject({ number: "+33639981234", text: "a" }),
);
