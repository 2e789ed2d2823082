import { tidy } from "../reading/clean-text";
import { type ConvertOf, type FieldReader, type NoteOf, stop } from "../conversion";
import { readPhone } from "../converter/phone";
import type { Values } from "../state/fragment";
import { MESSAGE, NAME, readName } from "./read-name";

type Links = ReturnType<ConvertOf<"telegram">>;
type Note = NoteOf<"telegram">;

/** Paths of t.me that are not names: each opens another Telegram feature. */
const RESERVED =
  /^(add(emoji|list|stickers|style|theme)|auction|auth|bg|boost|call|confirmphone|contact|giftcode|invoice|iv|joinchat|login|m|nft|proxy|setlanguage|share|socks)$/i;
/** `t.me/+336…` opens the chat with this number: no invitation has only digits. */
const PHONE = /^\d+$/;
/** What a bot accepts after `start=` and similar, and after `startapp=`. */
const LONGEST_START = 64;
const LONGEST_APP_START = 512;

/**
 * Makes Telegram links from a name or an existing link.
 * @param values `name` (`@nom`, `t.me/nom`, a message, an invitation, a phone number) and `start`, the word that a bot
 *   receives; without it, the link's own stays. What the link asks of the bot stays (a group, a channel, an app), like
 *   the other parameters that Telegram knows; the rest is reported
 * @returns `chat` and `domain` for a public name, `app` for a device that has Telegram; `post` instead of `chat` for a
 *   message; `invite` for an invitation
 */
export const telegramLinks: ConvertOf<"telegram"> = (values) => {
  const typed = tidy(values["name"]);
  if (!typed) return stop("name", "name-missing");
  const { name, invite, word, ask, application = "", more = "", channel, message = "", lost } = readName(typed);
  const onWeb = more.replace("&", "?");
  const leftOut: Note[] = lost ? [{ code: "left-out", level: "warning", fill: { mot: lost } }] : [];
  const phone = readPhone(invite && PHONE.test(invite) ? `+${invite}` : typed);
  const { problem } = phone;
  if (phone.digits) {
    const { digits, assumed } = phone;
    const read: Note[] = assumed ? [{ code: assumed, level: "info", fill: { mot: digits } }] : [];
    return phoneLinks(digits, more, [...read, ...leftOut]);
  }
  if (problem && problem !== "number-letters") return stop("name", problem);
  if (invite) return invitationLinks(invite, onWeb, leftOut);
  const [, thread, post] = MESSAGE.exec(message) ?? [];
  const inApp = post ? `&post=${post}${thread ? `&thread=${thread}` : ""}${more}` : "";
  if (channel && post) return privatePostLinks(channel, message + onWeb, inApp, leftOut);
  if (name && RESERVED.test(name)) return stop("name", "reserved", { mot: name });
  if (!name || !NAME.test(name)) return stop("name", "not-a-name");
  const start = tidy(values["start"]) || tidy(word);
  const asked = ask ?? (application ? "startapp" : "start");
  const max = asked === "startapp" ? LONGEST_APP_START : LONGEST_START;
  if (start.length > max) return stop("start", "start-long", { n: start.length, max });
  if (start && !/^[\w-]+$/.test(start)) return stop("start", "start-signs");
  const isBot = /bot$/i.test(name) && !post;
  const query = (start || ask ? `&${asked}=${start}` : "") + more;
  const end = post ? `/${message}${onWeb}` : (application && `/${application}`) + query.replace("&", "?");
  const notes: Note[] = [
    ...(start && !isBot ? [{ code: "start-needs-bot", level: "warning" } as const] : []),
    ...(start && !post ? [{ code: "start-length", level: "info", fill: { n: start.length, max } } as const] : []),
    ...leftOut,
  ];
  return {
    links: [
      { code: post ? "post" : "chat", url: `https://t.me/${name}${end}` },
      // A host has no underscore: such a name has no URL of this form.
      ...(name.includes("_")
        ? []
        : [{ code: "domain", url: `https://${name.toLowerCase()}.t.me/${end.replace(/^\//, "")}` } as const]),
      {
        code: "app",
        url: `tg://resolve?domain=${name}${inApp || (application && `&appname=${application}`) + query}`,
      },
    ],
    notes,
  };
};

/** The chat with a phone number. */
const phoneLinks = (phone: string, more: string, notes: Note[]): Links => ({
  links: [
    { code: "chat", url: `https://t.me/+${phone}${more.replace("&", "?")}` },
    { code: "app", url: `tg://resolve?phone=${phone}${more}` },
  ],
  notes,
});

const invitationLinks = (invite: string, onWeb: string, notes: Note[]): Links => ({
  links: [{ code: "invite", url: `https://t.me/+${invite}${onWeb}` }],
  notes: [{ code: "invite-limits", level: "warning" }, ...notes],
});

/** A message of a group or channel without a public name. */
const privatePostLinks = (channel: string, onWeb: string, inApp: string, notes: Note[]): Links => ({
  links: [
    { code: "post", url: `https://t.me/c/${channel}/${onWeb}` },
    { code: "app", url: `tg://privatepost?channel=${channel}${inApp}` },
  ],
  notes: [{ code: "members-only", level: "warning" }, ...notes],
});

/** The word for a bot in the link in the field `name`: empty if the link has none, nothing for a name. */
export const fieldsFromName: FieldReader = (values): Values => {
  const { word } = readName(tidy(values["name"]));
  return word === undefined ? {} : { start: tidy(word) };
};
