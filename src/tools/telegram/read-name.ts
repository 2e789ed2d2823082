import { isUnder, readPairs, readUrl } from "../reading/address";
import { clip } from "../reading/clean-text";
import { inText } from "../reading/pasted";

export const NAME = /^[a-z][a-z0-9_]{3,31}$/i;
const INVITE = /^[\w-]{8,64}$/;
/** What ends the sentence of a link without parameters, whose own value may end so. */
const AFTER = /^([^?(]*?)[.,;:!?)»…]{1,9}$/;
/** A message's number, after that of its subject where a group has several. */
export const MESSAGE = /^(?:(\d+)\/)?(\d+)$/;
const APPLICATION = /^[a-z]\w{2,29}$/i;
/** What a link may add, on the web and in the application alike: a prepared message, a comment, a moment, a call. */
const KEPT =
  /^(admin|attach|boost|comment|direct|game|livestream|mode|profile|ref|single|startattach|t|text|videochat|voicechat)$/i;
/** What the path of a link says, or the word for a bot. */
const READ = /^(appname|channel|domain|invite|phone|post|start(app|channel|group)?|thread)$/i;
/** What a link may ask a bot for instead of a discussion: a place in a group or in a channel, its application. */
const ASKS = ["startgroup", "startchannel", "startapp"];

/** What a name or a link says. */
export interface Named {
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

/**
 * Reads what stands for a Telegram address.
 * @param typed a name (`@nom`) or a link, the application's own and the browser's too, as pasted from a sentence
 * @returns what it says; nothing of what is no Telegram address
 */
export function readName(typed: string): Named {
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
