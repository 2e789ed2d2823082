import fc from "fast-check";
import { whatsAppLink } from "../../../src/tools/whatsapp/whatsapp-link";
import { codes, describeConverter, made } from "./hostile";

describe("the WhatsApp link", () => {
  describeConverter("whatsapp", whatsAppLink, [/^https:\/\/wa\.me\/\d{7,15}(\?text=|$)/, /^https:\/\/wa\.me\/\?text=/]);

  test.each([
    ["06 39 98 12 34", "33639981234"],
    ["+33 (0)6 39 98 12 34", "33639981234"],
    ["0033 6.39.98.12.34", "33639981234"],
    ["+32 470 12 34 56", "32470123456"],
    ["https://wa.me/33639981234?text=Salut", "33639981234"],
    ["https://api.whatsapp.com/send?phone=33639981234", "33639981234"],
  ])("reads %s as people write it", (number, digits) => {
    expect(made(whatsAppLink({ number, text: "" }), "chat")).toMatch(new RegExp(`^https://wa\\.me/${digits}(\\?|$)`));
  });

  test("keeps the message letter for letter", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."aé&?#=+%\n «»🎉") }), (text) => {
        const url = made(whatsAppLink({ number: "0639981234", text }), "chat")!;
        const wanted = text.trim();
        expect(new URL(url).searchParams.get("text") ?? "").toBe(wanted);
      }),
    );
  });

  test("given its own link, makes it again", () => {
    const url = made(whatsAppLink({ number: "0639981234", text: "Bonjour & bienvenue" }), "chat")!;
    expect(made(whatsAppLink({ number: url, text: "" }), "chat")).toBe(url);
  });

  test("without a number lets the sender choose; without anything asks for one", () => {
    expect(made(whatsAppLink({ number: "", text: "Salut" }), "share")).toBe("https://wa.me/?text=Salut");
    expect(codes(whatsAppLink({ number: " ", text: "" }))).toEqual(["number-missing"]);
    expect(codes(whatsAppLink({ number: "zéro six", text: "" }))).toEqual(["number-letters"]);
  });
});
