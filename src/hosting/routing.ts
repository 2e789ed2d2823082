import { familyOfAddress } from "../content/links/family-of-address";
import type { Redirect } from "../content/links/redirects";
import { HIDDEN } from "./file-classes";

/** What the rules need to know of the site; files are paths inside the built site, e.g. `/qrcode/dynamique.html`. */
interface AddressBook {
  isFile: (path: string) => boolean;
  moved: readonly Redirect[];
}

/** A server's response: a page or file, one permanent redirect, or a not-found page with status 404. */
type Answer = { status: 200 | 404; file: string } | { status: 301; location: string };

/**
 * The URL rules of all our servers (decisions, "Routes"). A redirect leads to a page or file of the site, or to a
 * target in `moved`; only its query comes from the request. Moved addresses are case-sensitive here, but not in nginx.
 * @param target the request's target as received: undecoded path and query, or an absolute URL
 * @param book the files and the redirects
 */
export function answerTo(target: string, { isFile, moved }: AddressBook): Answer {
  const [, asked, query] = /^([^?#]*)\??([^#]*)/.exec(target.replace(/^https?:\/\/[^/?#]*(?=[/?#]|$)/i, ""))!;
  const path = settled(asked || "/");
  if (path === null) return { status: 404, file: "/404.html" };
  const hop = (address: string): Answer => ({ status: 301, location: query ? `${address}?${query}` : address });

  const plain = path.replace(/\/$/, "").replace(/(\/index)?(\.html)?$/, "");
  const successor = moved.find(({ from }) => from === plain);
  if (successor) return hop(successor.to);

  const page = pageFile(plain);
  if (page && isFile(page)) return asked === (plain || "/") ? { status: 200, file: page } : hop(plain || "/");
  if (!HIDDEN.test(path) && isFile(path)) return asked === path ? { status: 200, file: path } : hop(path);
  return { status: 404, file: notFoundPageOf(path) };
}

/**
 * The not-found page of a section, or the general one (decisions, "Routes").
 * @param path a normalized path
 * @returns path of the page inside the built site
 */
export function notFoundPageOf(path: string): string {
  const family = familyOfAddress(path);
  return family ? `/${family}/404.html` : "/404.html";
}

/** The file of a page's URL, or null for hidden files and the not-found pages, which have none. */
function pageFile(plain: string): string | null {
  if (/(^|\/)404$/.test(plain) || HIDDEN.test(plain)) return null;
  return plain === "" ? "/index.html" : `${plain}.html`;
}

/**
 * Decodes a path once, then resolves doubled slashes and dot segments, in nginx's order.
 * @returns null for what nginx rejects: bad escapes, null bytes, `..` above the root
 */
function settled(asked: string): string | null {
  if (!asked.startsWith("/") || /%(?![0-9a-f]{2})|%00|\0/i.test(asked)) return null;
  const bytes = asked.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const parts: string[] = [];
  const names = bytes.split("/").slice(1);
  for (const name of names) {
    if (name === "..") {
      if (parts.pop() === undefined) return null;
    } else if (name !== "" && name !== ".") parts.push(name);
  }
  const isFolder = /^(|\.|\.\.)$/.test(names.at(-1)!);
  return `/${parts.join("/")}${isFolder && parts.length > 0 ? "/" : ""}`;
}
