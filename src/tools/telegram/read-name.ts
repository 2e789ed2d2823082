import { isUnder, readPairs } from "../reading/address";
import { clip } from "../reading/clean-text";
import { inText } from "../reading/pasted";
import { readTarget } from "../reading/unwrap";

export const NAME = /^[a-z][a-z0-9_]{3,31}$/i;
const INVITE = /^[\w-]{8,64}$/;
/** The punctuation after a link without parameters, whose value may end with it. */
const AFTER = /^([^?(]*?)[.,;:!?)»…]{1,9}$/;
/** A message's number, after the topic's number in a group with topics. */
export const MESSAGE = /^(?:(\d+)\/)?(\d+)$/;
const APPLICATION = /^[a-z]\w{2,29}$/i;
/** What a link may add, on the web and in the app: a prepared message, a comment, a moment, a call. */
const KEPT =
  /^(admin|attach|boost|comment|direct|game|livestream|mode|profile|ref|single|startattach|t|text|videochat|voicechat)$/i;
/** Parameters with parts of a `t.me` path, or with the word for a bot. */
const READ = /^(appname|channel|domain|invite|phone|post|start(app|channel|group)?|thread)$/i;
/** What a link may ask of a bot instead of a chat: to join a group or a channel, or its app. */
const ASKS = ["startgroup", "startchannel", "startapp"];

/** The parts of a name or a link. */
export interface Named {
  name?: string;
  invite?: string;
  word?: string;
  ask?: string;
  /** The short name of one of a bot's apps. */
  application?: string;
  /** The link's other parameters, as written, an `&` before each. */
  more?: string;
  /** The parts of the link that no other link can hold. */
  lost?: string;
  /** The number of a group or channel without a public name. */
  channel?: string;
  message?: string;
}

/**
 * Reads a Telegram name or link.
 * @param typed a name (`@nom`) or a link (also the app's own, or the browser's), as pasted from a sentence
 * @returns its parts; empty if it is not a Telegram address
 */
export function readName(typed: string): Named {
  const alone = typed.replace(AFTER, "$1");
  const bare = inText(alone).replace(/^@/, "");
  if (NAME.test(bare)) return { name: bare };
  const url = readTarget(onTheWeb(alone));
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
  const word = (searchParams.get(ask ?? "start") ?? "").replace(/[.,;:!?)]{1,9}$/, "");
  const application = /bot$/i.test(name) && rest.length === 1 && APPLICATION.test(rest[0]!) ? rest[0] : "";
  const message = inThread(rest.join("/"));
  const isRead = !message || application || MESSAGE.test(message);
  return { name: name.replace(/^@/, ""), word, ask, application, message, ...told(...(isRead ? [] : [`/${message}`])) };
}

/** Turns the app's own link, `tg://…`, or a URL of Telegram in the browser into one on `t.me`. */
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
