import { telegramLinks } from "../../../src/tools/telegram/telegram-links";
import { atRest, codes, describeConverter, made } from "./hostile";

describe("the Telegram links", () => {
  describeConverter("telegram", telegramLinks, [
    /^https:\/\/t\.me\/\+?[\w-]+(\?start=[\w-]{1,64})?$/,
    /^https:\/\/[a-z0-9]+\.t\.me\/(\?start=[\w-]{1,64})?$/,
    /^tg:\/\/resolve\?domain=\w+(&start=[\w-]{1,64})?$/,
  ]);

  test.each([
    "maillon",
    "@maillon",
    "t.me/maillon",
    "https://maillon.t.me",
    "https://telegram.me/maillon?x=1",
    "t.me/s/maillon",
  ])("reads the name of %s", (name) =>
    expect(made(telegramLinks({ name, start: "" }), "chat")).toBe("https://t.me/maillon"),
  );

  test("each web link that it makes gives the same links again", () => {
    const first = telegramLinks({ name: "@maillonbot", start: "lettre" });
    for (const { url } of first.links.filter(({ code }) => code !== "app")) {
      expect(telegramLinks({ name: url, start: "lettre" })).toEqual(first);
    }
  });

  test("keeps the word of a pasted link until another one is typed", () => {
    for (const name of ["https://t.me/maillonbot?start=lettre", "https://maillonbot.t.me/?start=lettre"]) {
      expect(made(telegramLinks({ name, start: "" }), "chat")).toBe("https://t.me/maillonbot?start=lettre");
      expect(made(telegramLinks({ name, start: "affiche" }), "chat")).toBe("https://t.me/maillonbot?start=affiche");
    }
  });

  test("keeps an invitation, and holds a bot's word to 64 characters", () => {
    expect(made(telegramLinks({ name: "https://t.me/+AbCdEf123456", start: "" }), "invite")).toBe(
      "https://t.me/+AbCdEf123456",
    );
    expect(codes(telegramLinks({ name: "maillonbot", start: "a".repeat(65) }))).toEqual(["start-long"]);
    expect(codes(telegramLinks({ name: "maillonbot", start: "é" }))).toEqual(["start-signs"]);
  });

  test.each([
    "addstickers/x",
    "addlist/AbCdEf12",
    "share/url?url=x",
    "proxy?server=x",
    "joinchat",
    "SOCKS?port=1",
    "auth?a=b",
    "call/AbCd",
  ])("takes t.me/%s for no name", (path) =>
    expect(codes(telegramLinks({ name: `https://t.me/${path}`, start: "" }))).toEqual(["reserved"]),
  );

  test("rests with a name that Telegram gives to nobody: two _ in a row", () => {
    expect(made(atRest("telegram", telegramLinks), "chat")).toMatch(/^https:\/\/t\.me\/\w*__\w*bot\?/);
  });

  test("keeps an invitation of the old form", () => {
    const url = made(telegramLinks({ name: "https://t.me/joinchat/AbCdEf123456", start: "" }), "invite");
    expect(url).toBe("https://t.me/+AbCdEf123456");
  });
});
