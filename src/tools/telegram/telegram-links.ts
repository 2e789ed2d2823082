import { isUnder, readPairs, readUrl } from "../reading/address";
import { clip, tidy } from "../reading/clean-text";
import { type Carried, type ConvertOf, type NoteOf, stop } from "../conversion";
import { readPhone } from "../converter/phone";
import type { Values } from "../state/fragment";
import { inText } from "../reading/pasted";

type Links = ReturnType<ConvertOf<"telegram">>;
type Note = NoteOf<"telegram">;

const NAME = /^[a-z][a-z0-9_]{3,31}$/i;
/** Paths of t.me that are no names: each opens something else of Telegram's. */
const RESERVED =
  /^(add(emoji|list|stickers|style|theme)|auction|auth|bg|boost|call|confirmphone|contact|giftcode|invoice|iv|joinchat|login|m|nft|proxy|setlanguage|share|socks)$/i;
const INVITE = /^[\w-]{8,64}$/;
/** `t.me/+336…` opens the discussion with whoever has the number: no invitation has digits alone. */
const PHONE = /^\d+$/;
/** What ends the sentence of a link without parameters, whose own value may end so. */
const AFTER = /^([^?(]*?)[.,;:!?)»…]{1,9}$/;
/** A message's number, after that of its subject where a group has several. */
const MESSAGE = /^(?:(\d+)\/)?(\d+)$/;
const APPLICATION = /^[a-z]\w{2,29}$/i;
/** What a link may add, on the web and in the application alike: a prepared message, a comment, a moment, a call. */
const KEPT =
  /^(admin|attach|boost|comment|direct|game|livestream|mode|profile|ref|single|startattach|t|text|videochat|voicechat)$/i;
/** What the path of a link says, or the word for a bot. */
const READ = /^(appname|channel|domain|invite|phone|post|start(app|channel|group)?|thread)$/i;
/** What a link may ask a bot for instead of a discussion: a place in a group or in a channel, its application. */
const ASKS = ["startgroup", "startchannel", "startapp"];
/** What a bot accepts after `start=` and its like, and after `startapp=`. */
const LONGEST_START = 64;
const LONGEST_APP_START = 512;

/**
 * Makes Telegram links from a name or an existing link.
 * @param values `name` (`@nom`, `t.me/nom`, a message, an invitation, a phone number) and `start`, the word that a bot
 *   receives; without it, the link's own stays. What the link asks the bot for stays: a group, a channel, an
 *   application. So does what else it says that Telegram knows; the rest is told
 * @returns `chat` and `domain` of a public name, `app` for a device that has Telegram; `post` instead of `chat` of a
 *   message; `invite` of an invitation
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
      // A host has no underscore: such a name has no address of this form.
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

/** The discussion with whoever has a number. */
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

/**
 * The word for a bot that the link in the field `name` holds; an empty one where it holds none, which a name cannot.
 */
export const carriedWord: Carried = (values): Values => {
  const { word } = readName(tidy(values["name"]));
  return word === undefined ? {} : { start: tidy(word) };
};

interface Named {
  name?: string;
  invite?: string;
  word?: string;
  ask?: string;
  /** The short name of one of a bot's applications. */
  application?: string;
  /** What else the link says, in pairs as they are written, an `&` before each. */
  more?: string;
  /** What of the link no other one can say, in words. */
  lost?: string;
  /** The number of a group or channel without a public name. */
  channel?: string;
  message?: string;
}

function readName(typed: string): Named {
  const alone = typed.replace(AFTER, "$1");
  const bare = inText(alone).replace(/^@/, "");
  if (NAME.test(bare)) return { name: bare };
  const url = readUrl(onTheWeb(alone));
  if (!url) return {};
  const isTelegram = ["t.me", "telegram.me", "telegram.dog"].some((host) => isUnder(url.hostname, host));
  if (!isTelegram) return {};
  const subdomain = /^([^.]+)\.t\.me$/.exec(url.hostname)?.[1];
  const path = `${subdomain && subdomain !== "www" ? subdomain : ""}${url.pathname}`.split("/").filter(Boolean);
  const [first = "", second = ""] = path;
  const { searchParams } = url;
  const pairs = readPairs(url.search);
  const more = pairs.flatMap(({ raw, name }) => (KEPT.test(name) ? `&${raw}` : [])).join("");
  const others = pairs.flatMap(({ name }) => (KEPT.test(name) || READ.test(name) ? [] : name));
  const told = (...rest: string[]) => ({ more, lost: clip([...rest, ...others].join(", ")) });
  const invite = first === "joinchat" ? second : /^(?:\+|%2B|%20)(.+)$/i.exec(first)?.[1];
  if (invite) return INVITE.test(invite) ? { invite, ...told() } : {};
  const thread = searchParams.get("thread");
  const inThread = (post: string) => (thread && /^\d+$/.test(post) ? `${thread}/${post}` : post);
  if (first === "c") {
    return { channel: /^\d+$/.test(second) ? second : "", message: inThread(path.slice(2).join("/")), ...told() };
  }
  // `t.me/s/nom` shows a channel in the browser.
  const [name = "", ...rest] = first === "s" ? path.slice(1) : path;
  const ask = ASKS.find((name) => searchParams.has(name));
  const word = searchParams.get(ask ?? "start") ?? "";
  const application = /bot$/i.test(name) && rest.length === 1 && APPLICATION.test(rest[0]!) ? rest[0] : "";
  const message = inThread(rest.join("/"));
  const isRead = !message || application || MESSAGE.test(message);
  return { name: name.replace(/^@/, ""), word, ask, application, message, ...told(...(isRead ? [] : [`/${message}`])) };
}

/** What the application's own link, `tg://…`, or the address of Telegram in the browser is on `t.me`. */
function onTheWeb(typed: string): string {
  const shown = /^(?:https?:\/\/)?web\.telegram\.org\/(?:\w+\/)?#@(\w+)$/i.exec(typed)?.[1];
  if (shown) return `https://t.me/${shown}`;
  const [, action = "", query = ""] = /^tg:(?:\/\/)?(resolve|join|privatepost)\/?\?(.*)$/i.exec(typed) ?? [];
  if (!action) return typed;
  const given = new URLSearchParams(query);
  const [channel, phone, invite] = ["channel", "phone", "invite"].map((name) => given.get(name));
  const alone = phone ?? invite;
  const who = alone ? `+${alone}` : channel ? `c/${channel}` : given.get("domain");
  const path = ["appname", "thread", "post"].flatMap((name) => given.get(name) ?? []).join("/");
  return `https://t.me/${who ?? ""}/${path}?${query.replace(/\s/g, "%20")}`;
}
