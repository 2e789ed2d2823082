import { fieldsFromName, telegramLinks } from "../../../../src/tools/telegram/telegram-links";
import { atRest, codes, describeConverter, made } from "../converters";

describe("the Telegram links", () => {
  describeConverter("telegram", telegramLinks, [
    /^https:\/\/t\.me\/\+?[\w-]+(\/\w+)?(\?[^#\s]+)?$/,
    /^https:\/\/t\.me\/(c\/\d+|\w+)(\/\d+){1,2}(\?[^#\s]+)?$/,
    /^https:\/\/[a-z0-9]+\.t\.me\/(\d+(\/\d+)?|\w*)(\?[^#\s]+)?$/,
    /^tg:\/\/resolve\?(domain=\w+|phone=\d{7,15})(&[^#\s]+)?$/,
    /^tg:\/\/privatepost\?channel=\d+&post=\d+(&[^#\s]+)?$/,
  ]);

  test.each([
    "maillon",
    "@maillon",
    "t.me/maillon",
    "https://maillon.t.me",
    "https://www.t.me/maillon",
    "https://telegram.me/maillon?x=1",
    "https://telegram.dog/maillon/",
    "t.me/@maillon",
    "tg://resolve?domain=maillon",
    "tg:resolve?domain=maillon",
    "Rejoignez-nous : https://t.me/maillon !",
    "t.me/s/maillon",
    "https://web.telegram.org/k/#@maillon",
    "web.telegram.org/a/#@maillon",
    "« @maillon »",
    "https://t.me/maillon.",
    "t.me/maillon)",
    "(t.me/maillon)",
    "« https://t.me/maillon ».",
  ])("reads the name of %s", (name) =>
    expect(made(telegramLinks({ name, start: "" }), "chat")).toBe("https://t.me/maillon"),
  );

  test.each([
    "https://t.me/maillonbot?start=lettre",
    "https://t.me/maillon/123",
    "https://t.me/maillon/12/123",
    "https://t.me/c/1234567890/45",
    "https://t.me/c/1234567890/12/45",
    "https://t.me/+33639981234",
    "https://t.me/+AbCdEf123456",
  ])("each of its links for %s gives the same links again", (name) => {
    const first = telegramLinks({ name, start: "" });
    expect(first.links[0]!.url).toBe(name);
    for (const { url } of first.links) expect(telegramLinks({ name: url, start: "" })).toEqual(first);
  });

  test("leads to a message, on the web and in the app", () => {
    const links = (name: string) => telegramLinks({ name, start: "" }).links.map(({ url }) => url);
    expect(links("t.me/s/maillon/123?single")).toEqual([
      "https://t.me/maillon/123?single",
      "https://maillon.t.me/123?single",
      "tg://resolve?domain=maillon&post=123&single",
    ]);
    expect(links("t.me/maillon/12/123")).toContain("tg://resolve?domain=maillon&post=123&thread=12");
    expect(links("t.me/c/1234567890/45")).toContain("tg://privatepost?channel=1234567890&post=45");
    expect(codes(telegramLinks({ name: "t.me/c/1234567890/45", start: "" }))).toEqual(["members-only"]);
    expect(codes(telegramLinks({ name: "t.me/maillonbot/45", start: "lettre" }))).toEqual(["start-needs-bot"]);
  });

  test("opens a chat with a phone number, which is not an invitation", () => {
    const conversion = telegramLinks({ name: "https://t.me/+33639981234", start: "" });
    expect(made(conversion, "app")).toBe("tg://resolve?phone=33639981234");
    expect(codes(conversion)).toEqual([]);
    expect(telegramLinks({ name: "+33639981234", start: "" })).toEqual(conversion);
    expect(telegramLinks({ name: "+33 6 39 98 12 34", start: "" })).toEqual(conversion);
    expect(made(telegramLinks({ name: "tg://join?invite=AbCdEf123456", start: "" }), "invite")).toBe(
      "https://t.me/+AbCdEf123456",
    );
  });

  test.each([
    ["+33 (0)6 39 98 12 34", []],
    ["+33 06 39 98 12 34", []],
    ["0033 6.39.98.12.34", []],
    ["https://t.me/+330639981234", []],
    ["https://www.google.com/url?q=https://t.me/%2B33639981234&sa=D", []],
    ["06 39 98 12 34", ["french"]],
    ["« 06 39 98 12 34 »", ["french"]],
    ["06 39 98 12 34;", ["french"]],
    ["33639981234", ["whole"]],
  ])("reads the number %s like the other tools", (name, said) => {
    const conversion = telegramLinks({ name });
    expect(made(conversion, "chat")).toBe("https://t.me/+33639981234");
    expect(codes(conversion)).toEqual(said);
  });

  test.each([
    ["06 39 98 12", "number-short"],
    ["06 39 98 12 34 56", "number-long"],
    ["+33 6 maillon", "not-a-name"],
  ])("says for %s what is wrong with it", (name, code) => expect(codes(telegramLinks({ name }))).toEqual([code]));

  test.each(["tg://resolve", "tg://settings", "tg://resolve?domain=", "t.me/c/abc/1", "t.me/c/123"])(
    "finds no name in %s",
    (name) => expect(codes(telegramLinks({ name, start: "" }))).toEqual(["not-a-name"]),
  );

  test("accepts a name of 4 to 32 characters only", () => {
    const said = (letters: number) => codes(telegramLinks({ name: "a".repeat(letters) }));
    expect(said(3)).toEqual(["not-a-name"]);
    expect(said(4)).toEqual([]);
    expect(said(32)).toEqual([]);
    expect(said(33)).toEqual(["not-a-name"]);
  });

  test("keeps the start word of a pasted link until another one is typed", () => {
    for (const name of ["https://t.me/maillonbot?start=lettre", "https://maillonbot.t.me/?start=lettre"]) {
      expect(made(telegramLinks({ name, start: "" }), "chat")).toBe("https://t.me/maillonbot?start=lettre");
      expect(made(telegramLinks({ name, start: "affiche" }), "chat")).toBe("https://t.me/maillonbot?start=affiche");
    }
  });

  test.each([
    ["https://t.me/maillonbot?startgroup=club", "domain=maillonbot&startgroup=club"],
    ["https://t.me/maillonbot?startgroup=", "domain=maillonbot&startgroup="],
    [
      "https://t.me/maillonbot?startchannel=&admin=post_messages+edit_messages",
      "domain=maillonbot&startchannel=&admin=post_messages+edit_messages",
    ],
    ["https://t.me/maillonbot?startapp=panier", "domain=maillonbot&startapp=panier"],
    ["https://t.me/maillonbot/boutique?startapp=panier", "domain=maillonbot&appname=boutique&startapp=panier"],
    ["https://t.me/maillonbot/boutique", "domain=maillonbot&appname=boutique"],
    ["https://t.me/maillonbot?startapp=panier&mode=compact", "domain=maillonbot&startapp=panier&mode=compact"],
  ])("keeps the bot's parameters of %s", (name, inApp) => {
    const first = telegramLinks({ name, start: "" });
    expect(made(first, "chat")).toBe(name);
    expect(made(first, "app")).toBe(`tg://resolve?${inApp}`);
    for (const { url } of first.links) expect(telegramLinks({ name: url, start: "" })).toEqual(first);
  });

  test.each([
    ["https://t.me/maillon?text=Bonjour%20%C3%A0%20tous", "domain=maillon&text=Bonjour%20%C3%A0%20tous"],
    ["https://t.me/+33639981234?text=Bonjour", "phone=33639981234&text=Bonjour"],
    ["https://t.me/maillon?videochat", "domain=maillon&videochat"],
    ["https://t.me/maillon?livestream", "domain=maillon&livestream"],
    ["https://t.me/maillon?text=Libre%20?", "domain=maillon&text=Libre%20?"],
    ["https://t.me/maillonbot?start=lettre&text=a%26b", "domain=maillonbot&start=lettre&text=a%26b"],
    ["https://t.me/maillon/123?single&comment=7&t=90", "domain=maillon&post=123&single&comment=7&t=90"],
    ["https://t.me/maillon/12/123?comment=7", "domain=maillon&post=123&thread=12&comment=7"],
    [
      "https://t.me/maillon?attach=a&boost&direct&game=b&profile&ref=c&startattach&voicechat",
      "domain=maillon&attach=a&boost&direct&game=b&profile&ref=c&startattach&voicechat",
    ],
  ])("keeps the parameters of %s, in both directions", (name, inApp) => {
    const first = telegramLinks({ name, start: "" });
    expect(first.links[0]!.url).toBe(name);
    expect(made(first, "app")).toBe(`tg://resolve?${inApp}`);
    expect(codes(first)).not.toContain("left-out");
    for (const { url } of first.links) expect(telegramLinks({ name: url, start: "" })).toEqual(first);
  });

  test("reads the text of the app's own link with unescaped spaces", () =>
    expect(telegramLinks({ name: "tg://resolve?domain=maillon&text=Bonjour à tous", start: "" })).toEqual(
      telegramLinks({ name: "https://t.me/maillon?text=Bonjour%20%C3%A0%20tous", start: "" }),
    ));

  test("keeps the topic and the comment of a message in a private group", () => {
    const conversion = telegramLinks({ name: "https://t.me/c/1234567890/45?thread=12&comment=7", start: "" });
    expect(made(conversion, "post")).toBe("https://t.me/c/1234567890/12/45?comment=7");
    expect(made(conversion, "app")).toBe("tg://privatepost?channel=1234567890&post=45&thread=12&comment=7");
  });

  test.each([
    ["https://t.me/maillon?x=1&utm_source=lettre", "x, utm_source"],
    ["https://t.me/maillon/s/12", "/s/12"],
    ["https://t.me/maillon/boutique", "/boutique"],
    ["https://t.me/s/maillon?before=120", "before"],
    ["tg://join?invite=AbCdEf123456&x=1", "x"],
    [`https://t.me/maillon?x${"👍🏽".repeat(80)}=1`, `x${"👍🏽".repeat(59)}`],
  ])("reports what is left out of %s", (name, mot) =>
    expect(telegramLinks({ name, start: "" }).notes).toContainEqual({
      code: "left-out",
      level: "warning",
      fill: { mot },
    }),
  );

  test("the start word of a pasted link fills its field", () => {
    expect(fieldsFromName({ name: "https://t.me/maillonbot?startgroup=club" })).toEqual({ start: "club" });
    expect(fieldsFromName({ name: "https://t.me/maillonbot?start=affiche." })).toEqual({ start: "affiche" });
    expect(fieldsFromName({ name: "https://t.me/maillon/123" })).toEqual({ start: "" });
    expect(fieldsFromName({ name: "@maillonbot" })).toEqual({});
  });

  test("passes the typed word to the group or app of the link", () => {
    const word = (name: string) => made(telegramLinks({ name, start: "affiche" }), "chat");
    expect(word("t.me/maillonbot?startgroup=club")).toBe("https://t.me/maillonbot?startgroup=affiche");
    expect(word("t.me/maillonbot/boutique?startapp")).toBe("https://t.me/maillonbot/boutique?startapp=affiche");
    expect(word("t.me/maillonbot/boutique")).toBe("https://t.me/maillonbot/boutique?startapp=affiche");
    const said = (length: number) =>
      codes(telegramLinks({ name: `t.me/maillonbot?startapp=${"a".repeat(length)}`, start: "" }));
    expect(said(512)).toEqual(["start-length"]);
    expect(said(513)).toEqual(["start-long"]);
  });

  test("keeps an invitation, and limits a bot's start word to 64 characters", () => {
    const invitation = telegramLinks({ name: "https://t.me/+AbCdEf123456", start: "" });
    expect(made(invitation, "invite")).toBe("https://t.me/+AbCdEf123456");
    expect(codes(invitation)).toEqual(["invite-limits"]);
    expect(codes(telegramLinks({ name: "maillon", start: "" }))).toEqual([]);
    expect(codes(telegramLinks({ name: "maillonbot", start: "a".repeat(64) }))).toEqual(["start-length"]);
    expect(codes(telegramLinks({ name: "maillonbot", start: "a".repeat(65) }))).toEqual(["start-long"]);
    expect(codes(telegramLinks({ name: "maillonbot", start: "é" }))).toEqual(["start-signs"]);
  });

  test.each([
    "addstickers/x",
    "addlist/AbCdEf12",
    "giftcode/AbCd",
    "share/url?url=x",
    "proxy?server=x",
    "joinchat",
    "SOCKS?port=1",
    "auth?a=b",
    "call/AbCd",
    "m/abc",
    "nft/abc-1",
    "bg/AbCd",
    "iv?url=x",
    "addemoji/x",
    "addstyle/x",
    "addtheme/x",
    "auction/AbCd",
    "boost/maillon",
    "confirmphone?phone=1",
    "contact/AbCd",
    "invoice/AbCd",
    "login/12345",
    "setlanguage/fr",
  ])("does not take t.me/%s for a name", (path) =>
    expect(codes(telegramLinks({ name: `https://t.me/${path}`, start: "" }))).toEqual(["reserved"]),
  );

  test("has a default name that Telegram gives to nobody: two _ in a row", () => {
    expect(made(atRest("telegram", telegramLinks), "chat")).toMatch(/^https:\/\/t\.me\/\w*__\w*bot\?/);
  });

  test.each(["joinchat/AbCdEf123456", "%2BAbCdEf123456", "%20AbCdEf123456"])(
    "keeps an invitation of the old form or with an escaped +: %s",
    (path) =>
      expect(made(telegramLinks({ name: `https://t.me/${path}`, start: "" }), "invite")).toBe(
        "https://t.me/+AbCdEf123456",
      ),
  );
});
