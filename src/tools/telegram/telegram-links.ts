import { type Convert, isUnder, type Note, readUrl, stop, tidy } from "../converter/conversion";

const NAME = /^[a-z][a-z0-9_]{3,31}$/i;
/** Paths of t.me that are no names: each opens something else of Telegram's. */
const RESERVED =
  /^(add(emoji|list|stickers|style|theme)|auction|auth|boost|call|confirmphone|contact|giftcode|invoice|joinchat|login|proxy|setlanguage|share|socks)$/i;
const INVITE = /^[\w-]{8,64}$/;
/** What a bot accepts after `start=`. */
const LONGEST_START = 64;

/**
 * Makes Telegram links from a name or an existing link.
 * @param values `name` (`@nom`, `t.me/nom`, an invitation) and `start`, the word that a bot receives; without it, the
 *   link's own stays
 * @returns `chat` and `domain` of a public name, `app` for a device that has Telegram; `invite` of an invitation
 */
export const telegramLinks: Convert = (values) => {
  const typed = tidy(values["name"]);
  if (!typed) return stop("name", "name-missing");
  const { name, invite, word } = readName(typed);
  if (invite) {
    return {
      links: [{ code: "invite", url: `https://t.me/+${invite}` }],
      notes: [{ code: "invite-limits", level: "warning" }],
    };
  }
  if (!name || !NAME.test(name)) return stop("name", "not-a-name");
  if (RESERVED.test(name)) return stop("name", "reserved", { mot: name });
  const start = tidy(values["start"]) || tidy(word);
  if (start.length > LONGEST_START) return stop("start", "start-long", { n: start.length, max: LONGEST_START });
  if (start && !/^[\w-]+$/.test(start)) return stop("start", "start-signs");
  const query = start ? `?start=${start}` : "";
  const isBot = /bot$/i.test(name);
  const notes: Note[] = [
    ...(start && !isBot ? [{ code: "start-needs-bot", level: "warning" } as const] : []),
    ...(start ? [{ code: "start-length", level: "info", fill: { n: start.length, max: LONGEST_START } } as const] : []),
  ];
  return {
    links: [
      { code: "chat", url: `https://t.me/${name}${query}` },
      // A host has no underscore: such a name has no address of this form.
      ...(name.includes("_") ? [] : [{ code: "domain", url: `https://${name.toLowerCase()}.t.me/${query}` }]),
      { code: "app", url: `tg://resolve?domain=${name}${start && `&start=${start}`}` },
    ],
    notes,
  };
};

function readName(typed: string): { name?: string; invite?: string; word?: string } {
  const bare = typed.replace(/^@/, "");
  if (NAME.test(bare)) return { name: bare };
  const url = readUrl(typed);
  if (!url) return {};
  const isTelegram = isUnder(url.hostname, "t.me") || isUnder(url.hostname, "telegram.me");
  if (!isTelegram) return {};
  const [, first = "", second = ""] = url.pathname.split("/");
  const word = url.searchParams.get("start") ?? "";
  const subdomain = /^([^.]+)\.t\.me$/.exec(url.hostname)?.[1];
  if (subdomain && subdomain !== "www") return { name: subdomain, word };
  const invite = first === "joinchat" ? second : /^(?:\+|%2B|%20)(.+)$/i.exec(first)?.[1];
  if (invite) return INVITE.test(invite) ? { invite } : {};
  // `t.me/s/nom` shows a channel in the browser.
  return { name: first === "s" ? second : first, word };
}
